import { NativeSelect, Select } from '@mantine/core';
import { useState } from 'react';
import { TimeZoneField } from '#areas/settings/time-zone-field.public.tsx';
import { offeredCurrencies } from '#kernel/money/currencies.ts';
import { countryCodes } from '#kernel/places/countries.ts';
import { formOfPart } from '#ui/form/fields/form-of.ts';
import { countryName } from '#ui/i18n/names/country-name.ts';
import { numberGroupings } from '#ui/i18n/tenant-format.ts';
import { t } from '../application.texts.ts';
import { type Place, placeIn, timeZoneIn } from './place-of-device.ts';

interface PlaceFieldsProps {
  form: { values: Place };
  /** Where it is not a hospital's. */
  hints?: { timeZone: string; currency: string };
}

/** Where a new hospital is, and by which clock and in which money it works from its first hour. */
export function PlaceFields({ form: whole, hints }: PlaceFieldsProps) {
  const form = formOfPart(whole);
  const [countries] = useState(countryChoices);
  return (
    <>
      <Select
        label={t('country')}
        required
        searchable
        selectFirstOptionOnChange
        autoComplete="off"
        data={countries}
        nothingFoundMessage={t('countryNothing')}
        {...form.getInputProps('countryCode')}
        onChange={(country) => {
          if (country === null) return;
          form.clearFieldError('countryCode');
          form.setValues({ ...placeIn(country), timeZone: timeZoneIn(country, form.values.timeZone) });
        }}
      />
      <TimeZoneField
        label={t('timeZone')}
        description={hints?.timeZone ?? t('timeZoneHint')}
        required
        {...form.getInputProps('timeZone')}
      />
      <NativeSelect
        label={t('currency')}
        description={hints?.currency ?? t('currencyHint')}
        required
        data={[...offeredCurrencies]}
        {...form.getInputProps('currencyCode')}
      />
      <NativeSelect
        label={t('numberGrouping')}
        required
        data={numberGroupings.map((value) => ({ value, label: t(`grouping_${value}`) }))}
        {...form.getInputProps('numberGrouping')}
      />
    </>
  );
}

function countryChoices() {
  return countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

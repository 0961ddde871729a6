import { NativeSelect } from '@mantine/core';
import { CountryField, TimeZoneField } from '#areas/settings/time-zone-field.public.tsx';
import { messageLanguages } from '#kernel/messages/message-languages.ts';
import { offeredCurrencies } from '#kernel/money/currencies.ts';
import { formOfPart } from '#ui/form/fields/form-of.ts';
import { numberGroupings } from '#ui/i18n/tenant-format.ts';
import { t } from '../application.texts.ts';
import { type HospitalPlace, type Place, placeIn, timeZoneIn } from './place-of-device.ts';

interface PlaceFieldsProps {
  form: { values: Place };
  /** Where it is not a hospital's. */
  hints?: { timeZone: string; currency: string };
}

/** Where a new hospital is, and by which clock and in which money it works from its first hour. */
export function PlaceFields({ form: whole, hints }: PlaceFieldsProps) {
  const form = formOfPart(whole);
  return (
    <>
      <CountryField
        required
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

/** The place of a hospital, and in which language its people are written to. */
export function HospitalPlaceFields({ form: whole }: { form: { values: HospitalPlace } }) {
  return (
    <>
      <PlaceFields form={whole} />
      <NativeSelect
        label={t('messageLanguage')}
        description={t('messageLanguageHint')}
        required
        data={messageLanguages.map((value) => ({ value, label: t(`language_${value}`) }))}
        {...formOfPart(whole).getInputProps('messageLanguage')}
      />
    </>
  );
}

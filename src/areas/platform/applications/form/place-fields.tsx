import { NativeSelect } from '@mantine/core';
import { TimeZoneField } from '#areas/settings/time-zone-field.public.tsx';
import { offeredCurrencies } from '#kernel/money/currencies.ts';
import { formOfPart } from '#ui/form/fields/form-of.ts';
import { t } from '../application.texts.ts';
import type { Place } from './place-of-device.ts';

/** By which clock and in which money a new hospital works from its first hour. */
export function PlaceFields({ form: whole }: { form: { values: Place } }) {
  const form = formOfPart(whole);
  return (
    <>
      <TimeZoneField
        label={t('timeZone')}
        description={t('timeZoneHint')}
        required
        {...form.getInputProps('timeZone')}
      />
      <NativeSelect
        label={t('currency')}
        description={t('currencyHint')}
        required
        data={[...offeredCurrencies]}
        {...form.getInputProps('currencyCode')}
      />
    </>
  );
}

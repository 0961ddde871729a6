import { NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { TimeZoneField } from '#areas/settings/time-zone-field.public.tsx';
import { offeredCurrencies } from '#kernel/money/currencies.ts';
import { t } from '../application.texts.ts';
import type { Place } from './place-of-device.ts';

/** By which clock and in which money a new hospital works from its first hour. */
export function PlaceFields<Values extends Place & Record<string, unknown>>({
  form,
}: {
  form: UseFormReturnType<Values>;
}) {
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

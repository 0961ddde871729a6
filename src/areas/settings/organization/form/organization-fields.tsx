import { Fieldset, NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { useState, type ReactNode } from 'react';
import { isTimeZone } from '#kernel/time/time-zone.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { PercentField } from '#ui/form/fields/percent-field.tsx';
import { formatDateTime } from '#ui/i18n/format-date.ts';
import { formatMoney } from '#ui/i18n/format-money.ts';
import type { TenantFormat } from '#ui/i18n/tenant-format.ts';
import {
  currencyChoices,
  dateFormatChoices,
  numberGroupingChoices,
  timeFormatChoices,
  weekStartChoices,
  type OrganizationValues,
} from './organization-form.values.ts';
import { t } from '../organization.texts.ts';
import { CountryField } from './country-field.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

export interface OrganizationFieldsProps {
  form: FormOf<OrganizationValues>;
  /** The stored currency, which may be one that is not offered. */
  storedCurrency: string;
}

/** Every setting that is typed, in sections. */
export function OrganizationFields({ form, storedCurrency }: OrganizationFieldsProps) {
  const field = namedFields(form, t);
  return (
    <>
      <Section title={t('contact')}>
        <TextInput required label={t('name')} {...form.getInputProps('name')} />
        <TextInput type="tel" label={t('phone')} {...form.getInputProps('phone')} />
        <TextInput type="email" label={t('email')} {...form.getInputProps('email')} />
        <NativeSelect
          label={t('currencyCode')}
          description={t('currencyHint', { amount: formatMoney(123_456_750, form.values.currencyCode) })}
          data={currencyChoices(storedCurrency)}
          {...form.getInputProps('currencyCode')}
        />
        <Textarea autosize minRows={2} label={t('address')} {...form.getInputProps('address')} />
      </Section>
      <Section title={t('money')}>
        <PercentField {...field('taxRate')} />
        <PercentField {...field('payoutWithholding')} />
      </Section>
      <Section title={t('formats')}>
        <CountryField {...form.getInputProps('countryCode')} />
        <TimeZoneField
          required
          label={t('timeZone')}
          description={t('timeZoneHint')}
          {...form.getInputProps('timeZone')}
        />
        <NativeSelect {...field('dateFormat')} data={dateFormatChoices} />
        <NativeSelect {...field('timeFormat')} data={timeFormatChoices()} />
        <NativeSelect {...field('numberGrouping')} data={numberGroupingChoices()} />
        <NativeSelect {...field('weekStart')} data={weekStartChoices()} />
        <FormatSample values={form.values} />
      </Section>
    </>
  );
}

const wide = { gridColumn: '1 / -1' };

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset legend={title} p="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        {children}
      </SimpleGrid>
    </Fieldset>
  );
}

function FormatSample({ values }: { values: OrganizationValues }) {
  const [now] = useState(() => new Date());
  if (!isTimeZone(values.timeZone)) return null;
  const sample = formatDateTime(now, values as unknown as TenantFormat);
  return (
    <Text size="sm" c="dimmed" style={wide}>
      {t('formatsSample', { sample })}
    </Text>
  );
}

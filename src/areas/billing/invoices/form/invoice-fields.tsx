import { NativeSelect, Paper, SimpleGrid, Stack, Switch, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { ReferrerPicker } from '#areas/referrals/referrals-web.public.ts';
import { useMay, usePerson } from '#client/session.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { PercentField } from '#ui/form/fields/percent-field.tsx';
import type { DraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Invoice } from '../invoice.contract.ts';
import { type InvoiceFormValues, typedTotals } from './invoice-form.values.ts';
import { t } from './invoice-form.texts.ts';
import { ItemFields } from './item-fields.tsx';

export interface InvoiceFieldsProps {
  form: DraftForm<InvoiceFormValues>['form'];
  currencyCode: string;
  today: string;
  /** The patient of a draft or of a laboratory order, who cannot be changed. */
  patient?: Omit<NonNullable<Invoice['patient']>, 'phone'>;
}

/** The fields of an invoice, and how it adds up. */
export function InvoiceFields({ form, currencyCode, today, patient }: InvoiceFieldsProps) {
  const [isPatientMissing] = useState(() => !patient && form.values.patientId === '');
  const isShare = form.values.discountKind === 'percent';
  const discountProps = form.getInputProps('discount');
  const field = namedFields(form, t);
  return (
    <>
      <PatientPicker
        label={t('patient')}
        required
        {...form.getInputProps('patientId')}
        known={patient}
        disabled={patient !== undefined}
        {...(isPatientMissing && { 'data-autofocus': true })}
      />
      <ItemFields form={form} currencyCode={currencyCode} />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        <NativeSelect
          {...field('discountKind')}
          data={[
            { value: 'amount', label: t('discountAmount') },
            { value: 'percent', label: t('discountPercent') },
          ]}
        />
        {isShare ? (
          <PercentField label={t('discount')} {...discountProps} />
        ) : (
          <MoneyField label={t('discount')} currencyCode={currencyCode} {...discountProps} />
        )}
        <PercentField {...field('tax')} />
        <DateField {...field('dueDate')} min={today} />
      </SimpleGrid>
      <ReferrerField form={form} />
      <Textarea {...field('notes')} autosize minRows={2} />
      <Sums values={form.values} currencyCode={currencyCode} />
      <Switch {...field('send')} />
    </>
  );
}

// Commissions may be switched off in the hospital, and not everybody sees who refers.
function ReferrerField({ form }: Pick<InvoiceFieldsProps, 'form'>) {
  const field = namedFields(form, t);
  const may = useMay();
  const { modules } = usePerson();
  if (!modules.payouts_enabled || !may('referrals.read')) return null;
  return <ReferrerPicker {...field('referrerId', t('referrer'))} description={t('referrerHint')} clearable />;
}

function Sums({ values, currencyCode }: { values: InvoiceFormValues; currencyCode: string }) {
  const { money } = useFormat();
  const totals = typedTotals(values, currencyCode);
  const amount = (amountMinor: number | undefined) =>
    amountMinor === undefined ? t('unknown') : money(amountMinor, currencyCode);
  const lines: [label: string, value: string][] = [
    [t('subtotal'), amount(totals?.subtotalMinor)],
    [t('discount'), amount(totals && -totals.discountMinor)],
    [t('taxed'), amount(totals?.taxMinor)],
    [t('total'), amount(totals?.totalMinor)],
  ];
  return (
    <Paper component="section" withBorder p="md" aria-label={t('sums')}>
      <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} m={0} aria-live="polite">
        {lines.map(([label, value]) => (
          <Stack key={label} gap={0}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" m={0} fw={label === t('total') ? 700 : 500}>
              {value}
            </Text>
          </Stack>
        ))}
      </SimpleGrid>
    </Paper>
  );
}

import { Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { isWallet, paymentMethods } from '#areas/billing/billing-rules.public.ts';
import { parseMoneyText } from '#kernel/money/money-text.ts';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import type { DraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { t } from '../counter-sales.texts.ts';
import type { CounterSaleValues } from './counter-sale-form.values.ts';

export interface CounterPaymentFieldsProps {
  form: DraftForm<CounterSaleValues>['form'];
  totals: { subtotalMinor: number; taxMinor: number; totalMinor: number };
  currencyCode: string;
}

/** What is due, how it is paid, and the change. */
export function CounterPaymentFields({ form, totals, currencyCode }: CounterPaymentFieldsProps) {
  const format = useFormat();
  const money = (minor: number) => format.money(minor, currencyCode);
  const { method, tenderedMinor } = form.values.payment;
  const read = parseMoneyText(tenderedMinor, currencyCode);
  const change = method === 'cash' && read.ok ? read.amountMinor - totals.totalMinor : null;
  const differs = form.errors['payment.amountMinor'];
  const field = namedFields(form, t);
  return (
    <Stack gap="sm">
      <output>
        {totals.taxMinor > 0 && (
          <>
            <Sum label={t('subtotal')} value={money(totals.subtotalMinor)} />
            <Sum label={t('tax')} value={money(totals.taxMinor)} />
          </>
        )}
        <Sum label={t('total')} value={money(totals.totalMinor)} isStrong />
      </output>
      {differs && (
        <Text size="sm" c="red" role="alert" data-path="payment.amountMinor">
          {differs}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          {...field('payment.method')}
          data={paymentMethods.map((value) => ({ value, label: t(`method_${value}`) }))}
        />
        {method === 'cash' ? (
          <MoneyField {...field('payment.tenderedMinor', t('tendered'))} currencyCode={currencyCode} />
        ) : (
          <TextInput
            {...field('payment.reference', t(isWallet(method) ? 'transaction' : 'reference'))}
            required={isWallet(method)}
            autoComplete="off"
          />
        )}
      </SimpleGrid>
      {change !== null && change >= 0 && (
        <output>
          <Sum label={t('change')} value={money(change)} isStrong />
        </output>
      )}
    </Stack>
  );
}

function Sum({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <Group justify="space-between" gap="md">
      <Text size="sm">{label}</Text>
      <Text fw={isStrong ? 700 : 400}>{value}</Text>
    </Group>
  );
}

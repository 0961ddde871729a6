import { Group, Stack, Text } from '@mantine/core';
import { figureColumn } from '#screens/list/columns.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { ClientPayment } from '../client-payment.contract.ts';
import { paymentTone } from '../client-payment.words.ts';
import { t } from '../client-payments.texts.ts';

type Column = ListColumn<ClientPayment>;

const anywhere = { overflowWrap: 'anywhere' } as const;

function tenant(): Column {
  return {
    id: 'tenant',
    title: t('tenant'),
    render: ({ tenantName, invoiceNumber }) => (
      <>
        <Text size="sm" fw={600} style={anywhere}>
          {tenantName}
        </Text>
        <Text size="xs" c="dimmed">
          {invoiceNumber}
        </Text>
      </>
    ),
  };
}

function transaction(): Column {
  return {
    id: 'transaction',
    title: t('transaction'),
    render: ({ method, transactionId, refusedBefore }) => (
      <Stack gap={2} align="flex-start">
        <Text size="sm" style={anywhere}>
          {t(`method_${method}`)} {transactionId}
        </Text>
        {refusedBefore > 0 && (
          <StatusBadge tone="warning">{t('refusedBefore', { count: refusedBefore })}</StatusBadge>
        )}
      </Stack>
    ),
  };
}

function status(): Column {
  return {
    id: 'status',
    title: t('status'),
    render: ({ status: state, note }) => (
      <Stack gap={2} align="flex-start">
        <StatusBadge tone={paymentTone[state]}>{t(`status_${state}`)}</StatusBadge>
        {note !== null && (
          <Text size="xs" style={anywhere}>
            {note}
          </Text>
        )}
      </Stack>
    ),
  };
}

function submitted({ dateTime }: Format): Column {
  return {
    id: 'submitted',
    title: t('submitted'),
    render: ({ submittedAt }) => dateTime(submittedAt),
  };
}

/** The queue of proofs: what was paid beside what is asked for, and by whom. */
export function proofColumns(format: Format): Column[] {
  const { money, date } = format;
  return [
    tenant(),
    {
      id: 'amount',
      title: t('amount'),
      render: ({ amount, amountMinor, currencyCode, invoiceAmountMinor, invoiceCurrencyCode }) => (
        <Stack gap={2} align="flex-start">
          <Text size="sm">
            {t('paid')} {money(amountMinor, currencyCode)}
          </Text>
          <Text size="xs" c="dimmed">
            {t('asked')} {money(invoiceAmountMinor, invoiceCurrencyCode)}
          </Text>
          <StatusBadge tone={amount === 'same' ? 'success' : 'warning'}>{t(`amount_${amount}`)}</StatusBadge>
        </Stack>
      ),
    },
    {
      id: 'payer',
      title: t('payer'),
      render: ({ payerName, payerPhone, isPayerKnown, paidOn }) => (
        <Stack gap={2} align="flex-start">
          <Text size="sm" style={anywhere}>
            {[payerName, payerPhone].filter(Boolean).join(', ')}
          </Text>
          <Group gap="xs">
            <StatusBadge tone={isPayerKnown ? 'success' : 'warning'} wraps>
              {t(isPayerKnown ? 'knownPayer' : 'unknownPayer')}
            </StatusBadge>
          </Group>
          <Text size="xs" c="dimmed">
            {t('paidOn')} {date(paidOn)}
          </Text>
        </Stack>
      ),
    },
    transaction(),
    submitted(format),
    status(),
  ];
}

/** The list of all payments. */
export function paymentColumns(format: Format): Column[] {
  const { money, date } = format;
  return [
    tenant(),
    figureColumn('amount', t('amount'), ({ amountMinor, currencyCode }) => money(amountMinor, currencyCode)),
    transaction(),
    { id: 'paidOn', title: t('paidOn'), render: ({ paidOn }) => date(paidOn) },
    submitted(format),
    status(),
  ];
}

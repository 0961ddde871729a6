import { Box, Stack, Text, Title } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { useMay } from '#client/session.ts';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { t as payOnline } from '../../online/online-payments.texts.ts';
import { usePayOnline } from '../../online/use-online-payment.ts';
import { ProofForm } from '../../proofs/form/proof-form.tsx';
import { t as changes } from '../../receivables/detail/invoice-changes.texts.ts';
import type { LicenseInvoice } from '../license-invoice.contract.ts';
import { useLicenseInvoices } from '../license-invoice.hooks.ts';
import { invoiceTone, itemWords, periodWords, proofTone } from '../license-invoice.words.ts';
import { t } from '../license-invoices.texts.ts';
import { invoiceHistory } from './invoice-history.address.ts';

const LicenseInvoicePrint = lazyPart(
  () => import('../print/license-invoice-print.tsx'),
  'LicenseInvoicePrint',
);

const InvoiceChanges = lazyPart(
  () => import('../../receivables/detail/invoice-changes.tsx'),
  'InvoiceChanges',
);

/** What was asked of the hospital, and what it has paid. */
export function InvoiceHistory({ canPayOnline }: { canPayOnline: boolean }) {
  const format = useFormat();
  const may = useMay();
  const list = useListAddress(invoiceHistory);
  const query = useLicenseInvoices(list.request);
  const columns = useMemo(() => columnsOf(format), [format]);
  const [paying, setPaying] = useState<LicenseInvoice>();
  const online = usePayOnline();
  const [printed, setPrinted] = useState<LicenseInvoice>();
  const [shown, setShown] = useState<LicenseInvoice>();

  function actionsOf(invoice: LicenseInvoice): RowAction[] {
    const isPayable = invoice.status === 'open' && invoice.proof?.status !== 'submitted';
    return [
      ...(isPayable && canPayOnline && may('admin.settings')
        ? [
            {
              label: payOnline('pay'),
              icon: 'wallet' as const,
              isBusy: online.busyId === invoice.id,
              onClick: () => void online.start(invoice),
            },
          ]
        : []),
      ...(isPayable && may('admin.settings')
        ? [{ label: t('submitProof'), icon: 'receipt' as const, onClick: () => setPaying(invoice) }]
        : []),
      { label: t('print'), icon: 'print', onClick: () => setPrinted(invoice) },
      ...(invoice.hasChanges
        ? [{ label: changes('show'), icon: 'eye' as const, onClick: () => setShown(invoice) }]
        : []),
    ];
  }

  return (
    <Box component="section" aria-labelledby="license-invoices">
      <Title order={2} size="h4" mb="sm" id="license-invoices">
        {t('history')}
      </Title>
      <AddressedList
        list={list}
        caption={t('history')}
        query={query}
        columns={columns}
        rowName={({ number }) => number}
        rowActions={actionsOf}
        shown={(count) => t('shown', { count })}
        none={{ title: t('noneFound'), icon: 'receipt', hint: t('noneYet'), narrowedHint: t('noneYet') }}
        errorMessage={t('failedToLoad')}
      />
      {paying && <ProofForm invoice={paying} onClose={() => setPaying(undefined)} />}
      {shown && (
        <Suspense fallback={null}>
          <InvoiceChanges invoice={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
      {printed && (
        <Suspense fallback={null}>
          <LicenseInvoicePrint invoice={printed} onClose={() => setPrinted(undefined)} />
        </Suspense>
      )}
    </Box>
  );
}

function columnsOf({ date, money }: Format): ListColumn<LicenseInvoice>[] {
  return [
    { id: 'number', title: t('number'), render: ({ number }) => number },
    { id: 'plan', title: t('plan'), render: itemWords },
    { id: 'period', title: t('period'), render: (invoice) => periodWords(invoice, date) },
    figureColumn('amount', t('amount'), (invoice) => <Asked invoice={invoice} money={money} />),
    { id: 'due', title: t('due'), render: ({ dueOn }) => date(dueOn) },
    {
      id: 'status',
      title: t('status'),
      render: ({ status, paidAt }) => (
        <Stack gap={2} align="flex-start">
          <StatusBadge tone={invoiceTone[status]}>{t(`status_${status}`)}</StatusBadge>
          {paidAt !== null && <Text size="xs">{t('paidOn', { date: date(paidAt) })}</Text>}
        </Stack>
      ),
    },
    { id: 'proof', title: t('proof'), render: ({ proof }) => <HandedIn proof={proof} /> },
  ];
}

/** What is to be paid, below what it was before something was taken off. */
function Asked({ invoice, money }: { invoice: LicenseInvoice; money: Format['money'] }) {
  const { amountMinor, payableMinor, discountMinor, creditedMinor, currencyCode } = invoice;
  if (payableMinor === amountMinor) return money(amountMinor, currencyCode);
  const taken = [
    ...(discountMinor > 0 ? [t('discounted', { amount: money(discountMinor, currencyCode) })] : []),
    ...(creditedMinor > 0 ? [t('credited', { amount: money(creditedMinor, currencyCode) })] : []),
  ];
  return (
    <Stack gap={2} align="flex-end">
      <Text size="sm">{money(payableMinor, currencyCode)}</Text>
      <Text size="xs" c="dimmed">
        {t('before', { amount: money(amountMinor, currencyCode) })}
      </Text>
      {taken.map((line) => (
        <Text key={line} size="xs" c="dimmed">
          {line}
        </Text>
      ))}
    </Stack>
  );
}

function HandedIn({ proof }: Pick<LicenseInvoice, 'proof'>) {
  if (!proof) return t('noProof');
  return (
    <Stack gap={2} align="flex-start">
      <StatusBadge tone={proofTone[proof.status]}>{t(`proof_${proof.status}`)}</StatusBadge>
      <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
        {t(`method_${proof.method}`)} {proof.transactionId}
      </Text>
      {proof.note !== null && (
        <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
          {proof.note}
        </Text>
      )}
    </Stack>
  );
}

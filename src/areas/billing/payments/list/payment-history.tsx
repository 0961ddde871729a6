import { Button, Group, Paper, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { CreditNote } from '../../credits/credit-note.contract.ts';
import type { InvoiceSectionProps } from '../../invoices/invoice.slots.ts';
import type { Payment } from '../payment.contract.ts';
import { usePayments } from '../payment.hooks.ts';
import type { RefundPurpose } from '../payment.rules.ts';
import { t } from '../payments.texts.ts';
import { MoneyToGiveBack } from '../refunds/detail/money-to-give-back.tsx';
import { refundableMinor } from '../refunds/refund.rules.ts';
import { InvoiceLedger } from './invoice-ledger.tsx';

const ReceiptPrint = lazyPart(() => import('../print/receipt-print.tsx'), 'ReceiptPrint');
const CreditNotePrint = lazyPart(
  () => import('../../credits/print/credit-note-print.tsx'),
  'CreditNotePrint',
);
const RefundForm = lazyPart(() => import('../refunds/form/refund-form.tsx'), 'RefundForm');

/** The ledger of an invoice: what came in and went out, and what was due after each. */
export function PaymentHistory({ invoice }: InvoiceSectionProps) {
  const may = useMay();
  const query = usePayments(invoice.id);
  const { data } = query;
  const [printed, setPrinted] = useState<Payment>();
  const [printedNote, setPrintedNote] = useState<CreditNote>();
  const [refunding, setRefunding] = useState<RefundPurpose>();
  if (invoice.status === 'draft') return null;
  const mistakeMinor = refundableMinor(invoice, 'mistake');
  const entryCount = (data?.payments.length ?? 0) + invoice.creditNotes.length;
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          {t('historyTitle')}
        </Title>
        {may('billing.payments') && mistakeMinor > 0 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="edit" size={16} />}
            onClick={() => setRefunding('mistake')}
          >
            {t('correctPayment')}
          </Button>
        )}
      </Group>
      <MoneyToGiveBack invoice={invoice} onRefund={() => setRefunding('credit')} />
      <QueryStatus query={query} failed={t('failedToLoad')} lines={3} />
      {data && entryCount === 0 && (
        <EmptyState icon="wallet" title={t('noPayments')} hint={t('noPaymentsHint')} />
      )}
      {data && entryCount > 0 && (
        <InvoiceLedger
          invoice={invoice}
          payments={data.payments}
          onPrintReceipt={setPrinted}
          onPrintCreditNote={setPrintedNote}
        />
      )}
      <Suspense fallback={null}>
        {printed && (
          <ReceiptPrint invoice={invoice} payment={printed} onClose={() => setPrinted(undefined)} />
        )}
        {printedNote && (
          <CreditNotePrint invoice={invoice} note={printedNote} onClose={() => setPrintedNote(undefined)} />
        )}
        {refunding && (
          <RefundForm invoice={invoice} purpose={refunding} onClose={() => setRefunding(undefined)} />
        )}
      </Suspense>
    </Paper>
  );
}

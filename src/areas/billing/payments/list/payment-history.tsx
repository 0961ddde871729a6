import { Button, Group, Paper, Table, Text, Title, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { subtractMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { RowActions } from '#ui/list/row-actions.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import type { InvoiceSectionProps } from '../../invoices/invoice.slots.ts';
import type { InvoiceSummary } from '../../invoices/invoice.contract.ts';
import type { Payment } from '../payment.contract.ts';
import { usePayments } from '../payment.hooks.ts';
import { t } from '../payments.texts.ts';

const ReceiptPrint = lazy(async () => ({
  default: (await import('../print/receipt-print.tsx')).ReceiptPrint,
}));
const RefundForm = lazy(async () => ({
  default: (await import('../refunds/form/refund-form.tsx')).RefundForm,
}));

/** The ledger of an invoice: what came in and went out, and what was due after each. */
export function PaymentHistory({ invoice }: InvoiceSectionProps) {
  const may = useMay();
  const { data, isError, isFetching, refetch } = usePayments(invoice.id);
  const [printed, setPrinted] = useState<Payment>();
  const [isRefunding, setRefunding] = useState(false);
  if (invoice.status === 'draft') return null;
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          {t('historyTitle')}
        </Title>
        {may('billing.payments') && invoice.paidMinor > 0 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="refresh" size={16} />}
            onClick={() => setRefunding(true)}
          >
            {t('requestRefund')}
          </Button>
        )}
      </Group>
      {!data && !isError && <LoadingSkeleton lines={3} />}
      {isError && <ErrorPanel message={t('failedToLoad')} onRetry={refetch} isRetrying={isFetching} />}
      {data?.payments.length === 0 && (
        <EmptyState icon="wallet" title={t('noPayments')} hint={t('noPaymentsHint')} />
      )}
      {data && data.payments.length > 0 && (
        <Ledger invoice={invoice} payments={data.payments} onPrint={setPrinted} />
      )}
      <Suspense fallback={null}>
        {printed && (
          <ReceiptPrint invoice={invoice} payment={printed} onClose={() => setPrinted(undefined)} />
        )}
        {isRefunding && <RefundForm invoice={invoice} onClose={() => setRefunding(false)} />}
      </Suspense>
    </Paper>
  );
}

interface LedgerProps {
  invoice: InvoiceSummary;
  payments: readonly Payment[];
  onPrint: (payment: Payment) => void;
}

function Ledger({ invoice, payments, onPrint }: LedgerProps) {
  const format = useFormat();
  const money = (amountMinor: number) => format.money(amountMinor, invoice.currencyCode);
  const rows = payments.map((payment, index) => {
    const paidMinor = sumMinor(payments.slice(0, index + 1).map(({ amountMinor }) => amountMinor));
    return { payment, dueAfter: subtractMinor(invoice.totalMinor, paidMinor) };
  });
  return (
    <Table.ScrollContainer minWidth={560} type="native" tabIndex={0}>
      <Table>
        <VisuallyHidden component="caption">
          {t('historyCaption', { number: invoice.invoiceNumber })}
        </VisuallyHidden>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('columnDate')}</Table.Th>
            <Table.Th>{t('columnReceipt')}</Table.Th>
            <Table.Th>{t('columnMethod')}</Table.Th>
            <Table.Th ta="right">{t('columnAmount')}</Table.Th>
            <Table.Th ta="right">{t('columnBalance')}</Table.Th>
            <Table.Th>{t('columnBy')}</Table.Th>
            <Table.Th />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ payment, dueAfter }) => (
            <Table.Tr key={payment.id}>
              <Table.Td>{format.dateTime(payment.createdAt)}</Table.Td>
              <Table.Td>{payment.receiptNumber}</Table.Td>
              <Table.Td>
                {t(`method_${payment.method}`)}
                <Remark payment={payment} />
              </Table.Td>
              <Table.Td ta="right">{money(payment.amountMinor)}</Table.Td>
              <Table.Td ta="right">{money(dueAfter)}</Table.Td>
              <Table.Td>{payment.createdByName}</Table.Td>
              <Table.Td>
                <RowActions
                  rowName={payment.receiptNumber}
                  actions={[{ label: t('printReceipt'), icon: 'print', onClick: () => onPrint(payment) }]}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Remark({ payment: { kind, reason, reference, notes } }: { payment: Payment }) {
  const words = [kind === 'refund' && t('refund'), reason, reference, notes].filter(Boolean).join(' · ');
  if (!words) return null;
  return (
    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {words}
    </Text>
  );
}

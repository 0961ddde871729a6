import { Table, Text, VisuallyHidden } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { RowActions } from '#ui/list/row-actions.tsx';
import type { CreditNote } from '../../credits/credit-note.contract.ts';
import type { Invoice } from '../../invoices/invoice.contract.ts';
import type { Payment } from '../payment.contract.ts';
import { t } from '../payments.texts.ts';
import { type LedgerEntry, ledgerEntries } from './ledger-entries.ts';

export interface InvoiceLedgerProps {
  invoice: Invoice;
  payments: readonly Payment[];
  onPrintReceipt: (payment: Payment) => void;
  onPrintCreditNote: (note: CreditNote) => void;
}

/** Payments, refunds and credit notes in the order of time, with what was due after each. */
export function InvoiceLedger({ invoice, payments, onPrintReceipt, onPrintCreditNote }: InvoiceLedgerProps) {
  const format = useFormat();
  const money = (amountMinor: number) => format.money(amountMinor, invoice.currencyCode);
  const printOf = (source: LedgerEntry['source']): RowAction =>
    'note' in source
      ? { label: t('printCreditNote'), icon: 'print', onClick: () => onPrintCreditNote(source.note) }
      : { label: t('printReceipt'), icon: 'print', onClick: () => onPrintReceipt(source.payment) };
  return (
    <Table.ScrollContainer minWidth={560} type="native" tabIndex={0}>
      <Table>
        <VisuallyHidden component="caption">
          {t('historyCaption', { number: invoice.invoiceNumber })}
        </VisuallyHidden>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('columnDate')}</Table.Th>
            <Table.Th>{t('columnNumber')}</Table.Th>
            <Table.Th>{t('columnMethod')}</Table.Th>
            <Table.Th ta="right">{t('columnAmount')}</Table.Th>
            <Table.Th ta="right">{t('columnBalance')}</Table.Th>
            <Table.Th>{t('columnBy')}</Table.Th>
            <Table.Th />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {ledgerEntries(invoice, payments).map(
            ({ id, at, number, amountMinor, by, source, dueAfterMinor }) => (
              <Table.Tr key={id}>
                <Table.Td>{format.dateTime(at)}</Table.Td>
                <Table.Td>{number}</Table.Td>
                <Table.Td>
                  {'note' in source ? t('creditNote') : t(`method_${source.payment.method}`)}
                  <Remark words={'note' in source ? [source.note.reason] : wordsOf(source.payment)} />
                </Table.Td>
                <Table.Td ta="right">{money(amountMinor)}</Table.Td>
                <Table.Td ta="right">{money(dueAfterMinor)}</Table.Td>
                <Table.Td>{by}</Table.Td>
                <Table.Td>
                  <RowActions rowName={number} actions={[printOf(source)]} />
                </Table.Td>
              </Table.Tr>
            ),
          )}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function wordsOf({ kind, purpose, reason, reference, notes }: Payment): (string | null | false)[] {
  const isMistake = purpose === 'mistake';
  return [kind === 'refund' && t(isMistake ? 'correction' : 'refund'), reason, reference, notes];
}

function Remark({ words }: { words: readonly (string | null | false)[] }) {
  const text = words.filter(Boolean).join(' · ');
  if (!text) return null;
  return (
    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  );
}

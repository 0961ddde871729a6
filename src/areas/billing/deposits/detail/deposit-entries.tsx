import { Anchor, Text } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from '#client/link.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { FramedRows } from '#ui/list/framed-rows.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { t as paymentTexts } from '../../payments/payments.texts.ts';
import type { DepositEntry } from '../deposit.contract.ts';
import { kindWords } from '../deposit.words.ts';
import { t } from '../deposits.texts.ts';

export interface DepositEntriesProps {
  entries: readonly DepositEntry[];
  currencyCode: string;
  onPrint: (entry: DepositEntry) => void;
}

/** The movements of a patient's deposits, newest first. */
export function DepositEntries({ entries, currencyCode, onPrint }: DepositEntriesProps) {
  const format = useFormat();
  const columns = useMemo(() => entryColumns(format, currencyCode), [format, currencyCode]);
  const actionsOf = (entry: DepositEntry): RowAction[] =>
    entry.receiptNumber === null ? [] : [{ label: t('print'), icon: 'print', onClick: () => onPrint(entry) }];
  return (
    <FramedRows
      caption={t('caption')}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      rowName={({ receiptNumber, invoiceNumber }) => receiptNumber ?? invoiceNumber ?? ''}
      rowActions={actionsOf}
    />
  );
}

/** The columns of movements of deposits. */
export function entryColumns<Entry extends DepositEntry>(
  format: Format,
  currencyCode: string,
): ListColumn<Entry>[] {
  const money = (amountMinor: number) => format.money(amountMinor, currencyCode);
  return [
    { id: 'date', title: t('columnDate'), render: ({ createdAt }) => format.dateTime(createdAt) },
    { id: 'what', title: t('columnWhat'), render: (entry) => <What entry={entry} /> },
    { id: 'number', title: t('columnNumber'), render: ({ receiptNumber }) => receiptNumber ?? '' },
    {
      id: 'method',
      title: t('columnMethod'),
      render: ({ method }) => (method ? paymentTexts(`method_${method}`) : ''),
    },
    figureColumn('amount', t('columnAmount'), ({ amountMinor }) => money(amountMinor)),
    figureColumn('left', t('columnLeft'), ({ leftMinor }) => money(leftMinor)),
  ];
}

function What({ entry }: { entry: DepositEntry }) {
  const { invoiceId, admissionNumber, reason, notes } = entry;
  return (
    <>
      {invoiceId ? (
        <Anchor component={Link} to={`/dashboard/billing/${invoiceId}`} size="sm">
          {kindWords(entry)}
        </Anchor>
      ) : (
        <Text size="sm">{kindWords(entry)}</Text>
      )}
      {[admissionNumber && t('forAdmission', { number: admissionNumber }), reason ?? notes]
        .filter((line) => typeof line === 'string' && line !== '')
        .map((line) => (
          <Text key={line} size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {line}
          </Text>
        ))}
    </>
  );
}

import { List, Text } from '@mantine/core';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { InvoiceChange } from '../../invoices/license-invoice.contract.ts';
import { t } from './invoice-changes.texts.ts';

export interface InvoiceChangeListProps {
  changes: readonly InvoiceChange[];
  /** Of the invoice. */
  currencyCode: string;
}

/** What was done to an invoice beside paying it, in the order of time: by whom, when and why. */
export function InvoiceChangeList({ changes, currencyCode }: InvoiceChangeListProps) {
  const format = useFormat();
  if (changes.length === 0) return <Text size="sm">{t('none')}</Text>;
  return (
    <List spacing="sm" listStyleType="none" aria-label={t('changes')}>
      {changes.map((change) => (
        <List.Item key={change.id}>
          <Text size="sm" fw={600}>
            {changeWords(change, currencyCode, format)}
          </Text>
          {change.reason !== null && (
            <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {change.reason}
            </Text>
          )}
          {change.returnedBy !== null && change.returnedReference !== null && (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {t('returned', {
                method: t(`method_${change.returnedBy}`),
                reference: change.returnedReference,
              })}
            </Text>
          )}
          <Text size="xs" c="dimmed">
            {whoWords(change, format)}
          </Text>
        </List.Item>
      ))}
    </List>
  );
}

function changeWords(change: InvoiceChange, currencyCode: string, { money, date }: Format): string {
  const { kind, amountMinor, number, dueFrom, dueTo } = change;
  const amount = amountMinor === null ? '' : money(amountMinor, currencyCode);
  if (kind === 'discount') return t('discount', { amount });
  if (kind === 'credit') return t('credit', { amount, number: number ?? '' });
  if (kind === 'due_date') return t('due_date', { from: date(dueFrom ?? ''), to: date(dueTo ?? '') });
  if (kind === 'void') return t(change.reason === null ? 'voidByPlan' : 'void');
  return t('reminder');
}

function whoWords({ madeByName, madeAt }: InvoiceChange, { dateTime }: Format): string {
  const when = dateTime(madeAt);
  return madeByName === null ? t('byProgram', { when }) : t('byOperator', { when, person: madeByName });
}

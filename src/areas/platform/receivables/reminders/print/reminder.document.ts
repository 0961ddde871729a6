import type { PrintDocument, PrintField } from '#ui/print/print-document.ts';
import { letterSums } from '../reminder-letter.rules.ts';
import type { Reminder } from '../reminder.contract.ts';
import { t } from '../reminders.texts.ts';

export interface ReminderWords {
  date: (value: string) => string;
  money: (amountMinor: number, currencyCode: string) => string;
}

/** A reminder as it was sent: the operator heads it, whatever has become of the invoices since. */
export function reminderDocument(
  { letter, subject, body }: Pick<Reminder, 'letter' | 'subject' | 'body'>,
  { date, money }: ReminderWords,
): PrintDocument {
  const { sender, addressee, invoices } = letter;
  return {
    title: t('documentTitle'),
    header: {
      organisation: sender.name,
      address: sender.address ?? '',
      contact: [sender.phone, sender.email].filter((part) => part !== null).join(' · '),
    },
    pageOf: [sender.name, addressee.name],
    blocks: [
      {
        kind: 'fields',
        fields: [
          {
            label: t('to'),
            value: [addressee.name, addressee.address].filter((part) => part !== null).join(', '),
            isWide: true,
            isStrong: true,
          },
          ...given(t('attention'), addressee.contactName),
          ...given(t('taxNumber'), addressee.taxNumber),
          { label: t('date'), value: date(letter.day) },
          ...given(t('senderTaxNumber'), sender.taxNumber),
          { label: t('subject'), value: subject, isWide: true, isStrong: true },
        ],
      },
      ...body
        .split('\n\n')
        .filter((part) => part.trim() !== '')
        .map((text) => ({ kind: 'paragraph' as const, text })),
      {
        kind: 'table',
        columns: [
          { label: t('invoice'), share: 2 },
          { label: t('plan'), share: 3 },
          { label: t('due'), share: 2 },
          { label: t('overdue'), align: 'right', share: 2 },
          { label: t('owed'), align: 'right', share: 2 },
        ],
        rows: invoices.map((one) => ({
          cells: [
            ...[one.number, one.planName, date(one.dueOn), t('days', { count: one.daysOverdue })],
            money(one.owedMinor, one.currencyCode),
          ],
        })),
        totals: letterSums(invoices).map(({ owedMinor, currencyCode }) => ({
          label: t('owed'),
          value: money(owedMinor, currencyCode),
          isStrong: true,
        })),
      },
      ...payTo(letter.sender),
    ],
    footer: t('footer'),
  };
}

function payTo({ bkash, nagad, bank }: Reminder['letter']['sender']): PrintDocument['blocks'] {
  const fields = [...given(t('bkash'), bkash), ...given(t('nagad'), nagad), ...given(t('bank'), bank)];
  return fields.length === 0
    ? []
    : [{ kind: 'section', title: t('payTo'), blocks: [{ kind: 'fields', fields }] }];
}

function given(label: string, value: string | null): PrintField[] {
  return value === null ? [] : [{ label, value, isWide: true }];
}

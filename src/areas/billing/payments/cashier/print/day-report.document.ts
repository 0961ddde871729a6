import type { PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import { t as texts } from '../../payments.texts.ts';
import type { CashierDay } from '../cashier.contract.ts';
import { t } from '../cashier.texts.ts';
import { differenceWords } from '../cashier.words.ts';

/** How the hospital writes instants and amounts. */
export interface DayReportWords {
  header: PrintHeader;
  dateTime: (value: string) => string;
  money: (amountMinor: number, currencyCode: string) => string;
}

/** What a cashier hands in with the drawer: the sums of the day, to be signed. */
export function dayReportDocument(
  day: CashierDay,
  { header, dateTime, money }: DayReportWords,
): PrintDocument {
  const amount = (amountMinor: number) => money(amountMinor, day.currencyCode);
  return {
    title: t('title'),
    header,
    pageOf: [day.cashier.name, dateTime(day.openedAt)],
    blocks: [
      {
        kind: 'fields',
        fields: [
          { label: t('columnCashier'), value: day.cashier.name, isStrong: true },
          { label: t('openedAt'), value: dateTime(day.openedAt) },
          { label: t('closedAt'), value: day.closedAt ? dateTime(day.closedAt) : '' },
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: t('columnMethod'), share: 3 },
          { label: t('columnAmount'), align: 'right', share: 2 },
        ],
        rows: day.totals.map(({ method, amountMinor, entries }) => ({
          cells: [texts(`method_${method}`), amount(amountMinor)],
          note: t('count', { count: entries }),
        })),
        totals: [
          { label: t('opening'), value: amount(day.openingMinor) },
          { label: t('expected'), value: amount(day.expectedMinor), isStrong: true },
          ...(day.countedMinor === null
            ? []
            : [
                { label: t('counted'), value: amount(day.countedMinor) },
                {
                  label: t('difference'),
                  value: differenceWords(day.differenceMinor ?? 0, amount),
                  isStrong: true,
                },
              ]),
        ],
      },
      ...(day.notes
        ? [
            {
              kind: 'section' as const,
              title: t('notes'),
              blocks: [{ kind: 'paragraph' as const, text: day.notes }],
            },
          ]
        : []),
      { kind: 'signatures', labels: [t('columnCashier')] },
    ],
  };
}

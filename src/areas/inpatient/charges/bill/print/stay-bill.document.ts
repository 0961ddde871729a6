import type { PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import { lineWords, priceWords, unitWords } from '../../charge.words.ts';
import { t } from '../../charges.texts.ts';
import { billFacts, estimateWords } from '../bill-facts.ts';
import type { StayBill } from '../stay-bill.contract.ts';

/** How the hospital writes instants and amounts. */
export interface StayBillWords {
  header: PrintHeader;
  dateTime: (value: string) => string;
  money: (amountMinor: number, currencyCode: string) => string;
}

/** What a stay comes to at an hour, for the patient's family. */
export function stayBillDocument(
  bill: StayBill,
  { header, dateTime, money: write }: StayBillWords,
): PrintDocument {
  const money = (amountMinor: number) => write(amountMinor, bill.currencyCode);
  const { patient } = bill;
  const estimated = estimateWords(bill, money);
  return {
    title: t('document'),
    header,
    pageOf: [`${patient.firstName} ${patient.lastName}`.trim(), patient.patientNumber, bill.admissionNumber],
    blocks: [
      {
        kind: 'fields',
        fields: [
          { label: t('patient'), value: `${patient.firstName} ${patient.lastName}`.trim(), isStrong: true },
          { label: t('patientNumber'), value: patient.patientNumber },
          { label: t('admission'), value: bill.admissionNumber },
          { label: t('admittedAt'), value: dateTime(bill.admittedAt) },
          { label: t('until', { time: '' }).trim(), value: dateTime(bill.until) },
          ...(estimated ? [{ label: t('estimate'), value: estimated, isWide: true }] : []),
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: t('columnWhat'), share: 4 },
          { label: t('columnQuantity'), align: 'right' },
          { label: t('columnPrice'), align: 'right', share: 2 },
          { label: t('columnAmount'), align: 'right', share: 2 },
        ],
        rows: bill.lines.map((line) => ({
          cells: [lineWords(line), String(line.quantity), priceWords(line, money), money(line.amountMinor)],
          note: [
            unitWords(line),
            ...[line.from, line.to].flatMap((at) => (at === null ? [] : [dateTime(at)])),
          ]
            .filter((part) => part !== '')
            .join(' · '),
        })),
        totals: billFacts(bill, money).map(([label, value], index, all) => ({
          label,
          value,
          isStrong: index === all.length - 1,
        })),
      },
      { kind: 'paragraph', text: t('noInvoice') },
      { kind: 'barcode', value: bill.admissionNumber, caption: bill.admissionNumber },
    ],
  };
}

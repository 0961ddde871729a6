import type { PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import type { ControlledRegister } from '../controlled.contract.ts';
import { t as words } from '../controlled.texts.ts';
import { changeWords, patientWords, peopleWords, prescriptionWords } from '../controlled.words.ts';
import { t } from './register-print.texts.ts';

/** How the hospital writes itself, days, times and numbers. */
export interface RegisterWords {
  header: PrintHeader;
  date: (day: string) => string;
  dateTime: (instant: string) => string;
  number: (value: number) => string;
}

/** The register of some days on paper, with room to sign. */
export function registerDocument(register: ControlledRegister, format: RegisterWords): PrintDocument {
  const { date, dateTime, number } = format;
  return {
    title: t('title'),
    header: format.header,
    pageOf: [
      [register.name, register.strength].filter(Boolean).join(' '),
      register.place.name,
      `${date(register.from)} – ${date(register.to)}`,
    ],
    isLandscape: true,
    blocks: [
      {
        kind: 'fields',
        fields: [
          {
            label: t('medicine'),
            value: [register.name, register.strength].filter(Boolean).join(' '),
            isStrong: true,
          },
          { label: t('place'), value: register.place.name },
          { label: t('from'), value: date(register.from) },
          { label: t('to'), value: date(register.to) },
          { label: t('before'), value: number(register.openingBalance) },
          { label: t('after'), value: number(register.closingBalance), isStrong: true },
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: words('columnWhen'), share: 1.6 },
          { label: words('columnKind'), share: 1.8 },
          { label: words('columnChange'), align: 'right', share: 1.2 },
          { label: words('columnBalance'), align: 'right' },
          { label: words('columnPatient'), share: 3 },
          { label: words('columnPeople'), share: 2.4 },
        ],
        rows: register.rows.map((row) => ({
          cells: [
            dateTime(row.happenedAt),
            [words(`kind_${row.kind}`), row.lotNumber && words('lot', { lot: row.lotNumber })]
              .filter(Boolean)
              .join(' · '),
            changeWords(row, number),
            number(row.balance),
            [patientWords(row), prescriptionWords(row)].filter(Boolean).join(' · '),
            peopleWords(row),
          ],
          ...(row.reason && { note: row.reason }),
        })),
      },
      { kind: 'signatures', labels: [t('pharmacist'), t('witness')] },
    ],
  };
}

import type { PrintLabel } from '#ui/print/print-labels.ts';
import { lineName, patientName } from '../../prescriptions/prescription.words.ts';
import type { PrescriptionLine } from '../../prescriptions/prescription-line.contract.ts';
import type { DispensedItem, Dispensing, OpenedDispensing } from '../dispensing.contract.ts';
import { labelDose } from './label-dose.ts';
import type { LabelLanguage } from './label-dose.words.ts';
import { t } from './label-print.texts.ts';

export interface LabelWords {
  language: LabelLanguage;
  date: (value: string) => string;
}

/** One label for each lot of what was handed out and is still with the patient. */
export function medicineLabels(
  dispensing: Dispensing,
  { prescription }: Pick<OpenedDispensing, 'prescription'>,
  words: LabelWords,
): PrintLabel[] {
  const lines = new Map(prescription.lines.map((line) => [line.id, line]));
  return dispensing.items
    .filter(({ kind }) => kind === 'given')
    .flatMap((item) =>
      item.lots
        .filter((lot) => lot.quantity > lot.returnedQuantity)
        .map((lot) => labelOf(dispensing, { item, lot, line: lines.get(item.lineId) }, words)),
    );
}

interface Labelled {
  item: DispensedItem;
  lot: DispensedItem['lots'][number];
  line: PrescriptionLine | undefined;
}

function labelOf(
  { patient, dispensingNumber: number, dispensedAt }: Dispensing,
  { item, lot, line }: Labelled,
  { language, date }: LabelWords,
): PrintLabel {
  const { lotNumber, expiresOn, quantity, returnedQuantity } = lot;
  const batch = [
    lotNumber && t('batch', { lot: lotNumber }),
    expiresOn && t('until', { date: date(expiresOn) }),
  ];
  return {
    lines: [
      { text: t('patient', { name: patientName(patient), number: patient.patientNumber }), isStrong: true },
      { text: t('medicine', { name: item.name, quantity: quantity - returnedQuantity }), isStrong: true },
      { text: line ? labelDose(line, language) : '' },
      { text: batch.filter(Boolean).join(' · '), isSmall: true },
      { text: t('given', { number, date: date(dispensedAt) }), isSmall: true },
    ],
  };
}

/** What the patient buys elsewhere: medicine, how it is taken, and how much. */
export function outsideRows(
  dispensing: Dispensing,
  { prescription }: Pick<OpenedDispensing, 'prescription'>,
  language: LabelLanguage,
): [name: string, dose: string, quantity: string][] {
  return dispensing.items
    .filter(({ kind }) => kind === 'outside')
    .map((item) => {
      const line = prescription.lines.find(({ id }) => id === item.lineId);
      const name = line ? [lineName(line), line.genericName].filter(Boolean).join(' · ') : item.name;
      return [
        name,
        line ? labelDose(line, language) : '',
        item.quantity === null ? '' : String(item.quantity),
      ];
    });
}

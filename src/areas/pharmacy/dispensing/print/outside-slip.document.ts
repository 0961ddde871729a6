import type { PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import { patientName } from '../../prescriptions/prescription.words.ts';
import type { Dispensing, OpenedDispensing } from '../dispensing.contract.ts';
import { t } from './label-print.texts.ts';
import { outsideRows } from './medicine-labels.ts';

/** What the patient takes to another pharmacy. */
export function outsideSlip(
  dispensing: Dispensing,
  opened: Pick<OpenedDispensing, 'prescription'>,
  { header, date }: { header: PrintHeader; date: (value: string) => string },
): PrintDocument {
  const { patient, dispensedAt } = dispensing;
  const [english, bengali] = [outsideRows(dispensing, opened, 'en'), outsideRows(dispensing, opened, 'bn')];
  const { prescriptionNumber, prescriberName: name } = opened.prescription;
  return {
    title: t('slipTitle'),
    header,
    pageOf: [patientName(patient), patient.patientNumber, prescriptionNumber],
    blocks: [
      {
        kind: 'fields',
        fields: [
          { label: t('slipPatient'), value: patientName(patient), isStrong: true },
          { label: t('slipPatientId'), value: patient.patientNumber },
          { label: t('slipNumber'), value: prescriptionNumber, isStrong: true },
          { label: t('slipDate'), value: date(dispensedAt) },
        ],
      },
      { kind: 'paragraph', text: t('slipText') },
      {
        kind: 'table',
        columns: [
          { label: t('slipMedicine'), share: 4 },
          { label: t('slipHow'), share: 4 },
          { label: t('slipQuantity'), share: 1.5, align: 'right' },
        ],
        // The sentence in both languages: nobody knows who reads it to the patient.
        rows: english.map((cells, place) => ({ cells, note: bengali[place]![1] })),
      },
      { kind: 'paragraph', text: t('slipPrescriber', { name }) },
    ],
  };
}

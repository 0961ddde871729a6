import { spanWords } from '#areas/patients/patient-words.public.ts';
import type { PrintDocument, PrintHeader, PrintRow } from '#ui/print/print-document.ts';
import type { Bed } from '../../beds/bed.contract.ts';
import { dayOfStay } from '../../beds/bed.rules.ts';
import { genderWords, patientName } from '../../beds/bed.words.ts';
import { t as bedText } from '../../beds/beds.texts.ts';
import { t } from '../census.texts.ts';

interface BoardWords {
  header: PrintHeader;
  printedAt: string;
  /** The hospital's day of an instant. */
  dayOf: (instant: string) => string;
  today: string;
  date: (value: string) => string;
}

/** Every bed by ward with who lies in it or why nobody does, for the morning meeting. */
export function bedBoardDocument(beds: readonly Bed[], words: BoardWords): PrintDocument {
  const wards = [...Map.groupBy(beds, ({ wardId }) => wardId).values()];
  return {
    title: t('boardTitle'),
    header: words.header,
    pageOf: [t('boardTitle'), words.printedAt],
    isLandscape: true,
    blocks: [
      { kind: 'paragraph', text: t('printedAt', { time: words.printedAt }) },
      ...wards.map((ward) => ({
        kind: 'section' as const,
        title: t('wardOnPaper', {
          ward: ward[0]!.wardName,
          occupied: ward.filter(({ status }) => status === 'occupied').length,
          beds: ward.length,
        }),
        blocks: [
          {
            kind: 'table' as const,
            columns: [
              { label: t('bed'), share: 2 },
              { label: t('status'), share: 3 },
              { label: t('patient'), share: 7 },
              { label: t('sexAndAge'), share: 4 },
              { label: t('dayOfStay'), share: 1 },
              { label: t('precautions'), share: 5 },
              { label: t('expectedOut'), share: 3 },
            ],
            rows: ward.map((bed) => rowOf(bed, words)),
          },
        ],
      })),
    ],
  };
}

function rowOf(bed: Bed, { date, dayOf, today }: BoardWords): PrintRow {
  const { patient, heldFor, bedNumber, status, statusReason } = bed;
  const state = [bedNumber, bedText(`status_${status}`)];
  if (!patient) {
    const held = heldFor ? t('heldFor', { patient: patientName(heldFor) }) : '';
    return { cells: [...state, statusReason ?? held, '', '', '', ''] };
  }
  const { gender, ageMonths, precautions, estimatedDischargeDate: out } = patient;
  return {
    cells: [
      ...state,
      t('patientOnPaper', { patient: patientName(patient), number: patient.patientNumber }),
      gender === null || ageMonths === null
        ? bedText('withheld')
        : bedText('demographics', { gender: genderWords(gender), age: spanWords(ageMonths) }),
      String(dayOfStay(dayOf(patient.admittedAt), today)),
      precautions.map((one) => bedText(`precaution_${one}`)).join(', '),
      out === null ? '' : date(out),
    ],
  };
}

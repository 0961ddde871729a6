import type { PrintDocument, PrintHeader, PrintRow } from '#ui/print/print-document.ts';
import type { Bed } from '../../beds/bed.contract.ts';
import { patientName } from '../../beds/bed.words.ts';
import { t as bedText } from '../../beds/beds.texts.ts';
import { t } from '../census.texts.ts';

interface BoardWords {
  header: PrintHeader;
  printedAt: string;
  date: (value: string) => string;
}

/** Every bed by ward with who lies in it or why nobody does, for the morning meeting. */
export function bedBoardDocument(
  beds: readonly Bed[],
  { header, printedAt, date }: BoardWords,
): PrintDocument {
  const wards = [...Map.groupBy(beds, ({ wardId }) => wardId).values()];
  return {
    title: t('boardTitle'),
    header,
    blocks: [
      { kind: 'paragraph', text: t('printedAt', { time: printedAt }) },
      ...wards.map((ward) => ({
        kind: 'section' as const,
        title: ward[0]!.wardName,
        blocks: [
          {
            kind: 'table' as const,
            columns: [
              { label: t('bed'), share: 1 },
              { label: t('status'), share: 2 },
              { label: t('patient'), share: 4 },
              { label: t('expectedOut'), share: 2 },
            ],
            rows: ward.map((bed) => rowOf(bed, date)),
          },
        ],
      })),
    ],
  };
}

function rowOf(bed: Bed, date: BoardWords['date']): PrintRow {
  const { patient, heldFor, bedNumber, status, statusReason } = bed;
  const held = heldFor ? t('heldFor', { patient: patientName(heldFor) }) : '';
  const out = patient?.estimatedDischargeDate;
  return {
    cells: [
      bedNumber,
      bedText(`status_${status}`),
      patient ? `${patientName(patient)} (${patient.patientNumber})` : (statusReason ?? held),
      out ? date(out) : '',
    ],
  };
}

import { fullName } from '#areas/patients/patient-words.public.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { PrintBlock, PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import type { HandedPatient, OpenedHandover } from '../handover.contract.ts';
import { sbarParts } from '../handover.words.ts';
import { t } from '../handovers.texts.ts';

/** How the hospital writes itself, days and times. */
export interface HandoverFormat extends Pick<Format, 'date' | 'dateTime'> {
  header: PrintHeader;
}

/** A handover on paper, with room to sign. */
export function handoverDocument(handover: OpenedHandover, format: HandoverFormat): PrintDocument {
  const { dateTime, header } = format;
  const { acceptedAt, words } = handover;
  return {
    title: t('detailTitle'),
    header,
    pageOf: [t('detailTitle'), handover.wardName ?? '', dateTime(handover.givenAt)],
    blocks: [
      {
        kind: 'fields',
        fields: [
          { label: t('columnFrom'), value: handover.fromNurseName, isStrong: true },
          { label: t('columnTo'), value: handover.toNurseName, isStrong: true },
          { label: t('ward'), value: handover.wardName ?? '' },
          { label: t('columnGiven'), value: dateTime(handover.givenAt) },
          { label: t('columnAccepted'), value: acceptedAt === null ? '' : dateTime(acceptedAt) },
          { label: t('words'), value: words ?? '', isWide: true },
        ],
      },
      ...handover.rows.map((row) => patientBlock(row, format)),
      { kind: 'signatures', labels: [t('from'), t('to')] },
    ],
  };
}

function patientBlock({ patient, sbar, words }: HandedPatient, format: HandoverFormat): PrintBlock {
  const told =
    sbar === null
      ? [t('restricted')]
      : sbarParts(sbar, format).map(({ title, lines }) => `${title}: ${lines.join('; ')}`);
  const lines = words === null ? told : [...told, t('ownWords', { words })];
  return {
    kind: 'section',
    title: `${fullName(patient)}, ${patient.patientNumber}`,
    blocks: lines.map((text) => ({ kind: 'paragraph', text })),
  };
}

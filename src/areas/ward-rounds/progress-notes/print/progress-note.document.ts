import { fullName } from '#areas/patients/patient-words.public.ts';
import { inErrorBlocks, signatureBlock, textSections } from '#screens/papers/print/paper-blocks.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { PrintBlock, PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import { type ProgressNote, soapFields } from '../progress-note.contract.ts';
import { authorWords } from '../progress-note.words.ts';
import { t } from '../progress-notes.texts.ts';

interface ProgressNoteDocumentProps {
  header: PrintHeader;
  note: ProgressNote;
  format: Pick<Format, 'dateTime'>;
}

/** A progress note on paper, as its newest version says it. */
export function progressNoteDocument({ header, note, format }: ProgressNoteDocumentProps): PrintDocument {
  const { patient, problems, notedAt, signedByName, signedAt } = note;
  const time = format.dateTime(notedAt);
  const [subjective, objective, ...rest] = soapFields.map((field) => [t(field), note[field]] as const);
  return {
    title: t('note'),
    header,
    pageOf: [fullName(patient), patient.patientNumber, t('note'), time],
    blocks: [
      ...inErrorBlocks(note.enteredInError, format),
      {
        kind: 'fields',
        fields: [
          { label: t('patient'), value: fullName(patient), isStrong: true },
          { label: t('patientNumber'), value: patient.patientNumber, isStrong: true },
          { label: t('author'), value: authorWords(note, format), isWide: true },
        ],
      },
      ...textSections([subjective!, objective!]),
      ...problems.map(problemSection),
      ...textSections(rest),
      signatureBlock(signedByName, signedAt, format),
    ],
  };
}

function problemSection({ title, assessment, plan }: ProgressNote['problems'][number]): PrintBlock {
  const said = [assessment && `${t('assessment')}: ${assessment}`, plan && `${t('plan')}: ${plan}`];
  const blocks = said.flatMap((text): PrintBlock[] => (text ? [{ kind: 'paragraph', text }] : []));
  return { kind: 'section', title, blocks };
}

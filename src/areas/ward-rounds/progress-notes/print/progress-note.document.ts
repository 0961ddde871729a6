import { fullName } from '#areas/patients/patient-words.public.ts';
import { paperDocument, type PrintWords, textSections } from '#screens/papers/print/paper-blocks.ts';
import type { PrintBlock, PrintDocument } from '#ui/print/print-document.ts';
import { type ProgressNote, soapFields } from '../progress-note.contract.ts';
import { authorWords } from '../progress-note.words.ts';
import { t } from '../progress-notes.texts.ts';

/** A progress note on paper, as its newest version says it. */
export function progressNoteDocument(note: ProgressNote, words: PrintWords): PrintDocument {
  const { format } = words;
  const { patient, problems, notedAt, signedByName, signedAt } = note;
  const time = format.dateTime(notedAt);
  const [subjective, objective, ...rest] = soapFields.map((field) => [t(field), note[field]] as const);
  return paperDocument(
    {
      title: t('note'),
      name: fullName(patient),
      paper: note,
      about: [t('note'), time],
      fields: [{ label: t('author'), value: authorWords(note, format), isWide: true }],
      blocks: [
        ...textSections([subjective!, objective!]),
        ...problems.map(problemSection),
        ...textSections(rest),
      ],
      signed: [signedByName, signedAt],
    },
    words,
  );
}

function problemSection({ title, assessment, plan }: ProgressNote['problems'][number]): PrintBlock {
  const said = [assessment && `${t('assessment')}: ${assessment}`, plan && `${t('plan')}: ${plan}`];
  const blocks = said.flatMap((text): PrintBlock[] => (text ? [{ kind: 'paragraph', text }] : []));
  return { kind: 'section', title, blocks };
}

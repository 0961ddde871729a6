import {
  type PaperDocument,
  paperDocument,
  type PrintWords,
  textSections,
} from '#screens/papers/print/paper-blocks.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { PrintBlock, PrintDocument } from '#ui/print/print-document.ts';
import { patientName } from '../../papers/paper-case.words.ts';
import { type NoteContent, noteTexts } from '../note-content.contract.ts';
import type { NoteFacts } from '../facts/note-facts.contract.ts';
import { t as factText } from '../facts/note-facts.texts.ts';
import { factLines } from '../facts/note-facts.words.ts';
import type { OperativeNote } from '../note.contract.ts';
import { countWords } from '../note.words.ts';
import { t } from '../notes.texts.ts';

/** A note that its reader may read. */
type ReadNote = OperativeNote & { content: NoteContent };

/** An operative note on paper, with its counts and everything that was added later. */
export function noteDocument(note: ReadNote, words: PrintWords): PrintDocument {
  const { format } = words;
  const { dateTime } = format;
  const { case: kase, noteSurgeonName, signedAt, content } = note;
  const { estimatedBloodLoss, counts } = content;
  const made: PaperDocument = {
    title: t('printTitle'),
    name: patientName(note.patient),
    paper: note,
    about: [kase.caseNumber, dateTime(note.facts?.startedAt ?? note.createdAt)],
    warning: signedAt === null && t('printUnsigned'),
    fields: [
      { label: t('columnCase'), value: kase.caseNumber },
      { label: t('columnSurgeon'), value: noteSurgeonName },
      {
        label: t('estimatedBloodLoss'),
        value: estimatedBloodLoss === null ? '' : t('millilitres', { amount: estimatedBloodLoss }),
      },
      { label: t('created'), value: dateTime(note.createdAt) },
    ],
    blocks: [
      ...factBlocks(note.facts, format),
      ...textSections(noteTexts.map((name) => [t(name), content[name]])),
      ...(counts.length === 0
        ? []
        : [
            {
              kind: 'section' as const,
              title: t('oldCounts'),
              blocks: counts.map((count) => ({
                kind: 'paragraph' as const,
                text: `${t(`count_${count.kind}`)}: ${countWords(count)}`,
              })),
            },
          ]),
    ],
    signed: [noteSurgeonName, signedAt],
  };
  return paperDocument(made, words);
}

/** What the program knows of the operation, as it is printed above what was written. */
function factBlocks(facts: NoteFacts | null, format: Pick<Format, 'dateTime' | 'time'>): PrintBlock[] {
  if (facts === null) return [];
  return [
    {
      kind: 'section',
      title: factText('title'),
      blocks: [
        {
          kind: 'fields',
          fields: factLines(facts, format).map(([label, lines]) => ({
            label,
            value: lines.join('\n'),
            isWide: lines.length > 1 || lines.join().length > 40,
          })),
        },
      ],
    },
  ];
}

import type { PrintBlock, PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import { patientName } from '../../papers/paper-case.words.ts';
import { type NoteContent, noteTexts } from '../note-content.contract.ts';
import type { OperativeNote } from '../note.contract.ts';
import { differenceWords } from '../note.words.ts';
import { t } from '../notes.texts.ts';

interface NoteDocumentProps {
  header: PrintHeader;
  note: OperativeNote;
  content: NoteContent;
  dateTime: (value: string) => string;
}

/** An operative note on paper, with its counts and everything that was added later. */
export function noteDocument({ header, note, content, dateTime }: NoteDocumentProps): PrintDocument {
  const { case: kase, patient, noteSurgeonName, signedAt, addenda } = note;
  const { estimatedBloodLoss, counts } = content;
  return {
    title: t('printTitle'),
    header,
    blocks: [
      ...(signedAt === null
        ? [{ kind: 'box' as const, tone: 'warning' as const, title: t('printUnsigned'), lines: [] }]
        : []),
      {
        kind: 'fields',
        fields: [
          { label: t('patient'), value: patientName(patient), isStrong: true },
          { label: t('printNumber'), value: patient.patientNumber, isStrong: true },
          { label: t('columnCase'), value: kase.caseNumber },
          { label: t('columnSurgeon'), value: noteSurgeonName },
          {
            label: t('estimatedBloodLoss'),
            value: estimatedBloodLoss === null ? '' : t('millilitres', { amount: estimatedBloodLoss }),
          },
          { label: t('created'), value: dateTime(note.createdAt) },
        ],
      },
      ...noteTexts.flatMap((name): PrintBlock[] =>
        content[name] === ''
          ? []
          : [{ kind: 'section', title: t(name), blocks: [{ kind: 'paragraph', text: content[name] }] }],
      ),
      ...(counts.length === 0
        ? []
        : [
            {
              kind: 'table' as const,
              columns: [
                { label: t('counts') },
                { label: t('initial'), align: 'right' as const },
                { label: t('added'), align: 'right' as const },
                { label: t('final'), align: 'right' as const },
                { label: t('explanation'), share: 3 },
              ],
              rows: counts.map((count) => ({
                cells: [
                  t(`count_${count.kind}`),
                  String(count.initial),
                  String(count.added),
                  String(count.final),
                  [differenceWords(count), count.explanation].filter(Boolean).join('. '),
                ],
              })),
            },
          ]),
      ...addenda.map(({ reason, body, addedByName, addedAt }): PrintBlock => ({
        kind: 'section',
        title: `${t('body')}: ${reason}`,
        blocks: [
          { kind: 'paragraph', text: body },
          { kind: 'paragraph', text: t('addedBy', { name: addedByName, time: dateTime(addedAt) }) },
        ],
      })),
      {
        kind: 'signatures',
        labels: [
          signedAt === null
            ? noteSurgeonName
            : t('signedBy', { name: noteSurgeonName, time: dateTime(signedAt) }),
        ],
      },
    ],
  };
}

import type { Addendum, ErrorMark } from '#kernel/papers/paper-parts.contract.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { PrintBlock, PrintDocument, PrintField, PrintHeader } from '#ui/print/print-document.ts';
import { t } from '../papers.texts.ts';

type Times = Pick<Format, 'dateTime'>;

/** How the hospital writes itself, days and times. */
export interface PrintWords {
  header: PrintHeader;
  format: Pick<Format, 'date' | 'time' | 'dateTime'>;
}

export interface PaperDocument {
  title: string;
  /** The person's name. */
  name: string;
  paper: {
    patient: { patientNumber: string };
    enteredInError: ErrorMark;
    addenda?: readonly Addendum[];
  };
  /** What every page says beside the person. */
  about: readonly string[];
  /** Why it is not valid yet, such as an unsigned draft. */
  warning?: string | false;
  /** What its head says beside the person. */
  fields: readonly PrintField[];
  /** What was written. */
  blocks: readonly PrintBlock[];
  /** Who signed and when; null before, where the person signs by hand. */
  signed: readonly [name: string, at: string | null];
}

/** A paper of a patient: whether it is valid, whose it is, what it says, what was added, and who signed. */
export function paperDocument(document: PaperDocument, { header, format }: PrintWords): PrintDocument {
  const { title, name, paper, about, warning, fields, blocks, signed } = document;
  const { patientNumber } = paper.patient;
  return {
    title,
    header,
    pageOf: [name, patientNumber, ...about],
    blocks: [
      ...inErrorBlocks(paper.enteredInError, format),
      ...(warning ? [warningBox(warning)] : []),
      headBlock(name, patientNumber, fields),
      ...blocks,
      ...addendumSections(paper.addenda ?? [], format),
      signatureBlock(...signed, format),
    ],
  };
}

/** Whose paper it is, and what else its head says. */
function headBlock(name: string, patientNumber: string, fields: readonly PrintField[]): PrintBlock {
  return {
    kind: 'fields',
    fields: [
      { label: t('patient'), value: name, isStrong: true },
      { label: t('patientNumber'), value: patientNumber, isStrong: true },
      ...fields,
    ],
  };
}

/** A warning at the head of a paper. */
function warningBox(title: string): PrintBlock {
  return { kind: 'box', tone: 'warning', title, lines: [] };
}

/** Says first that a paper is not valid, and why; nothing of a valid one. */
export function inErrorBlocks(mark: ErrorMark, { dateTime }: Times): PrintBlock[] {
  if (!mark) return [];
  const { reason, byName, at } = mark;
  const why = t('inErrorBy', { reason: reason ?? t('none'), name: byName, time: dateTime(at) });
  return [{ kind: 'box', tone: 'warning', title: t('enteredInError'), lines: [why] }];
}

/** A section for each text; those that are empty are left out. */
export function textSections(
  texts: readonly (readonly [title: string, text: string | null])[],
): PrintBlock[] {
  return texts.flatMap(([title, text]): PrintBlock[] =>
    text ? [{ kind: 'section', title, blocks: [{ kind: 'paragraph', text }] }] : [],
  );
}

/** What was added to a signed paper. */
export function addendumSections(addenda: readonly Addendum[], { dateTime }: Times): PrintBlock[] {
  return addenda.map(({ reason, body, addedByName, addedAt }) => ({
    kind: 'section',
    title: `${t('addendum')}: ${reason}`,
    blocks: [
      { kind: 'paragraph', text: body },
      { kind: 'paragraph', text: t('by', { name: addedByName, time: dateTime(addedAt) }) },
    ],
  }));
}

/** The line of who signed; before, the line on which the person signs. */
function signatureBlock(name: string, at: string | null, { dateTime }: Times): PrintBlock {
  return {
    kind: 'signatures',
    labels: [at === null ? name : t('signedBy', { name, time: dateTime(at) })],
  };
}

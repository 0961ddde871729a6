import { countByStatus } from '#database/papers/count-by-status.ts';
import { countMarked, insertErrorMark, requireNoMark } from '#database/papers/error-mark.ts';
import { newRow } from '#database/versioned-rows.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { requireStatus } from '#kernel/papers/paper-status.rules.ts';
import { paperAnswers } from '#server/papers/paper-calls.ts';
import { paperWrites } from '#server/papers/paper-writes.ts';
import { paperOf } from '#server/papers/paper.ts';
import { lockCaseStatus, selectTeam, selectTeamMember } from '../papers/paper-case.queries.ts';
import { readNoteFacts } from './facts/note-facts.service.ts';
import type * as contract from './note.contract.ts';
import type { NoteSummary, OperativeNote } from './note.contract.ts';
import { noteAddenda, type NoteRow, noteRows, selectNote, selectNotes } from './note.queries.ts';
import { toNote, toSummary } from './note.record.ts';

export const notePaper = paperOf<NoteRow, OperativeNote>({
  resource: 'operative_notes',
  topic: 'operative-notes',
  select: selectNote,
  async toPaper(context, row) {
    if (row.status !== 'signed') return toNote(row, [], await readNoteFacts(context, row.case_id));
    return toNote(row, await noteAddenda.select(context.db, context.tenantId, row.id), null);
  },
});

/** @throws AppError STALE with the stored note */
export const writeNote = paperWrites(notePaper, noteRows);

export async function listNotes(
  { db, tenantId }: CallContext,
  request: CallInput<typeof contract.listNotes>,
): Promise<Page<NoteSummary>> {
  const rows = await selectNotes(db, tenantId, request);
  const page = toPage(rows, request.limit, (row) => [row.created_at, row.id]);
  return { ...page, rows: page.rows.map(toSummary) };
}

/** One that was entered in error is signed, and counts as neither. */
export async function countNotes({ db, tenantId }: CallContext) {
  const [count, marked] = await Promise.all([
    countByStatus(db, tenantId, 'operative_note'),
    countMarked(db, tenantId, 'operative_note_error'),
  ]);
  const pendingSignature = count('draft') + count('dictated') + count('transcribed');
  const signed = count('signed') - marked;
  return {
    draft: count('draft'),
    pendingSignature,
    signed,
    total: pendingSignature + signed,
    enteredInError: marked,
  };
}

const answers = paperAnswers(notePaper, {
  id: 'operativeNoteId',
  document: 'operative-note',
  facts: ({ case_id: caseId, patient_id: patientId }) => ({ caseId, patientId }),
});

export const getNote = answers.get;
export const recordNotePrint = answers.recordPrint();

/** Before the signature and once a note is entered in error there is nothing to add to. */
export const addAddendum = answers.addAddendum(noteAddenda, (_context, row) => requireSigned(row));

/** Another note may be written for the case then. */
export const markNoteInError = answers.markInError((context, row, reason) => {
  requireSigned(row);
  return insertErrorMark(context, 'operative_note_error', { note_id: row.id, reason });
});

/** @throws AppError WRONG_STATE */
function requireSigned(row: NoteRow): void {
  requireStatus(row.status, ['signed']);
  requireNoMark(row);
}

/** @throws AppError NOT_FOUND, WRONG_STATE before the operation began, CASE_WITHOUT_SURGEON */
export async function createNote(
  context: CallContext,
  { caseId, ...content }: CallInput<typeof contract.createNote>,
): Promise<OperativeNote> {
  const { db, tenantId, actor, clock } = context;
  const status = await lockCaseStatus(db, tenantId, caseId);
  if (!status) throw new AppError('NOT_FOUND');
  requireStatus(status, ['in_progress', 'completed']);
  const surgeonId = await selectTeamMember(db, tenantId, { caseId, role: 'surgeon' });
  if (!surgeonId) throw new AppError('CASE_WITHOUT_SURGEON');
  const at = clock.now().toISOString();
  const row = newRow(
    { tenantId, at },
    {
      case_id: caseId,
      surgeon_id: surgeonId,
      note_type: 'operative' as const,
      status: 'draft' as const,
      draft: JSON.stringify(content),
      dictated_at: null,
      transcribed_at: null,
      signed_at: null,
      created_by: actor.userId,
      changed_by: actor.userId,
    },
  );
  await noteRows.insert(db, [row]);
  return notePaper.changed(context, row.id, { action: 'CREATE', newValues: { caseId, ...content } });
}

/** @throws AppError NOT_FOUND, NOTE_SIGNED, NOT_OF_THE_TEAM, STALE with the stored note */
export async function updateNote(
  context: CallContext,
  { operativeNoteId, version, ...content }: CallInput<typeof contract.updateNote>,
): Promise<OperativeNote> {
  const row = await openOfTeam(context, operativeNoteId);
  const changed_by = context.actor.userId;
  await writeNote(context, { row, version }, { status: 'draft', draft: JSON.stringify(content), changed_by });
  return notePaper.changed(context, row.id, {
    action: 'UPDATE',
    oldValues: { status: row.status, ...row.content },
    newValues: { status: 'draft', caseId: row.case_id, ...content },
  });
}

/** @throws AppError NOT_FOUND, NOTE_SIGNED, NOT_OF_THE_TEAM, WRONG_STATE for one that is no draft, STALE */
export function dictateNote(
  context: CallContext,
  input: CallInput<typeof contract.dictateNote>,
): Promise<OperativeNote> {
  const dictated_at = context.clock.now().toISOString();
  return takeStep(context, { ...input, from: ['draft'] }, { status: 'dictated', dictated_at });
}

/** @throws AppError NOT_FOUND, NOTE_SIGNED, NOT_OF_THE_TEAM, WRONG_STATE for one that is transcribed already, STALE */
export function transcribeNote(
  context: CallContext,
  input: CallInput<typeof contract.transcribeNote>,
): Promise<OperativeNote> {
  const transcribed_at = context.clock.now().toISOString();
  return takeStep(
    context,
    { ...input, from: ['draft', 'dictated'] },
    { status: 'transcribed', transcribed_at },
  );
}

interface Step {
  operativeNoteId: string;
  version: number;
  from: readonly NoteSummary['status'][];
}

async function takeStep(
  context: CallContext,
  { operativeNoteId, version, from }: Step,
  values: Parameters<typeof noteRows.update>[2] & { status: NoteSummary['status'] },
): Promise<OperativeNote> {
  const row = await openOfTeam(context, operativeNoteId);
  requireStatus(row.status, from);
  await writeNote(context, { row, version }, { ...values, changed_by: context.actor.userId });
  return notePaper.changed(context, row.id, {
    action: 'UPDATE',
    oldValues: { status: row.status },
    newValues: { status: values.status, caseId: row.case_id },
  });
}

/** @throws AppError NOT_FOUND, NOTE_SIGNED, WRONG_STATE for one entered in error */
export async function openUnsigned(context: CallContext, id: string): Promise<NoteRow> {
  const row = await notePaper.requireRow(context, id);
  requireNoMark(row);
  if (row.status === 'signed') throw new AppError('NOTE_SIGNED');
  return row;
}

/**
 * What is not signed yet is its author's and the team's: nobody else puts words into the surgeon's mouth.
 * @throws AppError NOT_FOUND, NOTE_SIGNED, NOT_OF_THE_TEAM
 */
async function openOfTeam(context: CallContext, id: string): Promise<NoteRow> {
  const row = await openUnsigned(context, id);
  const { db, tenantId, actor } = context;
  if (row.created_by === actor.userId) return row;
  const team = await selectTeam(db, tenantId, row.case_id);
  if (team.some((member) => member.id === actor.userId)) return row;
  throw new AppError('NOT_OF_THE_TEAM', { surgeonName: row.surgeon_name });
}

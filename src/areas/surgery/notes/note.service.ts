import { countByStatus } from '#database/papers/count-by-status.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { requireStatus } from '#kernel/papers/paper-status.rules.ts';
import { paperWrites } from '#server/papers/paper-writes.ts';
import { paperOf } from '#server/papers/paper.ts';
import { lockCaseStatus, selectTeam, selectTeamMember } from '../papers/paper-case.queries.ts';
import { readNoteFacts } from './facts/note-facts.service.ts';
import type * as contract from './note.contract.ts';
import type { NoteSummary, OperativeNote } from './note.contract.ts';
import { insertNotes, noteAddenda, type NoteRow, noteRows, selectNote, selectNotes } from './note.queries.ts';
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

export async function countNotes({ db, tenantId }: CallContext) {
  const count = await countByStatus(db, tenantId, 'operative_note');
  const pendingSignature = count('draft') + count('dictated') + count('transcribed');
  return {
    draft: count('draft'),
    pendingSignature,
    signed: count('signed'),
    total: pendingSignature + count('signed'),
  };
}

/** @throws AppError NOT_FOUND */
export function getNote(
  context: CallContext,
  { operativeNoteId }: CallInput<typeof contract.getNote>,
): Promise<OperativeNote> {
  return notePaper.view(context, operativeNoteId);
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
  const now = clock.now().toISOString();
  const id = newId();
  await insertNotes(db, [
    {
      tenant_id: tenantId,
      id,
      case_id: caseId,
      surgeon_id: surgeonId,
      note_type: 'operative',
      status: 'draft',
      draft: JSON.stringify(content),
      dictated_at: null,
      transcribed_at: null,
      signed_at: null,
      created_by: actor.userId,
      changed_by: actor.userId,
      created_at: now,
      updated_at: now,
      version: 1,
    },
  ]);
  return notePaper.changed(context, id, { action: 'CREATE', newValues: { caseId, ...content } });
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

/** Adds to what was signed. @throws AppError NOT_FOUND, WRONG_STATE before it is signed */
export async function addAddendum(
  context: CallContext,
  { operativeNoteId, reason, body }: CallInput<typeof contract.addAddendum>,
): Promise<OperativeNote> {
  const { db, tenantId, actor, clock } = context;
  const row = await notePaper.requireRow(context, operativeNoteId);
  requireStatus(row.status, ['signed']);
  const id = newId();
  await noteAddenda.insert(db, {
    tenant_id: tenantId,
    id,
    note_id: row.id,
    reason,
    body,
    added_by: actor.userId,
    added_at: clock.now().toISOString(),
  });
  return notePaper.changed(context, row.id, {
    action: 'AMEND',
    newValues: { addendumId: id, caseId: row.case_id },
  });
}

/** @throws AppError NOT_FOUND */
export async function recordNotePrint(
  context: CallContext,
  { operativeNoteId, output }: CallInput<typeof contract.recordNotePrint>,
) {
  const row = await notePaper.requireRow(context, operativeNoteId);
  return notePaper.printed(context, row, {
    document: 'operative-note',
    output,
    patientId: row.patient_id,
  });
}

/** @throws AppError NOT_FOUND, NOTE_SIGNED */
export async function openUnsigned(context: CallContext, id: string): Promise<NoteRow> {
  const row = await notePaper.requireRow(context, id);
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

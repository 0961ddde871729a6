import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { lockCaseStatus, selectTeam, selectTeamMember } from '../papers/paper-case.queries.ts';
import { readNoteFacts } from './facts/note-facts.service.ts';
import type * as contract from './note.contract.ts';
import type { NoteSummary, OperativeNote } from './note.contract.ts';
import {
  countByStatus,
  insertAddendum,
  insertNotes,
  type NoteRow,
  noteRows,
  selectAddenda,
  selectNote,
  selectNotes,
} from './note.queries.ts';
import { toNote, toSummary } from './note.record.ts';

export async function listNotes(
  { db, tenantId }: CallContext,
  request: CallInput<typeof contract.listNotes>,
): Promise<Page<NoteSummary>> {
  const rows = await selectNotes(db, tenantId, request);
  const page = toPage(rows, request.limit, (row) => [row.created_at, row.id]);
  return { ...page, rows: page.rows.map(toSummary) };
}

export async function countNotes({ db, tenantId }: CallContext) {
  const counts = new Map((await countByStatus(db, tenantId)).map(({ status, count }) => [status, count]));
  const of = (status: NoteSummary['status']) => counts.get(status) ?? 0;
  const pendingSignature = of('draft') + of('dictated') + of('transcribed');
  return {
    draft: of('draft'),
    pendingSignature,
    signed: of('signed'),
    total: pendingSignature + of('signed'),
  };
}

/** @throws AppError NOT_FOUND */
export async function getNote(
  context: CallContext,
  { operativeNoteId }: CallInput<typeof contract.getNote>,
): Promise<OperativeNote> {
  const found = await readNote(context, operativeNoteId);
  context.audit({ action: 'VIEW', resource: 'operative_notes', resourceId: operativeNoteId });
  return found;
}

/** @throws AppError NOT_FOUND, WRONG_STATE before the operation began, CASE_WITHOUT_SURGEON */
export async function createNote(
  context: CallContext,
  { caseId, ...content }: CallInput<typeof contract.createNote>,
): Promise<OperativeNote> {
  const { db, tenantId, actor, clock } = context;
  const status = await lockCaseStatus(db, tenantId, caseId);
  if (!status) throw new AppError('NOT_FOUND');
  if (status !== 'in_progress' && status !== 'completed') throw new AppError('WRONG_STATE', { status });
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
  context.audit({
    action: 'CREATE',
    resource: 'operative_notes',
    resourceId: id,
    newValues: { caseId, ...content },
  });
  context.announce('operative-notes');
  return readNote(context, id);
}

/** @throws AppError NOT_FOUND, NOTE_SIGNED, NOT_OF_THE_TEAM, STALE with the stored note */
export async function updateNote(
  context: CallContext,
  { operativeNoteId, version, ...content }: CallInput<typeof contract.updateNote>,
): Promise<OperativeNote> {
  const row = await openUnsigned(context, operativeNoteId);
  await refuseOutsider(context, row);
  await writeStep(context, row, version, { status: 'draft', draft: JSON.stringify(content) });
  context.audit({
    action: 'UPDATE',
    resource: 'operative_notes',
    resourceId: operativeNoteId,
    oldValues: { status: row.status, ...row.content },
    newValues: { status: 'draft', caseId: row.case_id, ...content },
  });
  return readNote(context, operativeNoteId);
}

/** @throws AppError NOT_FOUND, NOTE_SIGNED, NOT_OF_THE_TEAM, WRONG_STATE for one that is no draft, STALE */
export async function dictateNote(
  context: CallContext,
  { operativeNoteId, version }: CallInput<typeof contract.dictateNote>,
): Promise<OperativeNote> {
  const at = context.clock.now().toISOString();
  return takeStep(
    context,
    { operativeNoteId, version, from: ['draft'] },
    { status: 'dictated', dictated_at: at },
  );
}

/** @throws AppError NOT_FOUND, NOTE_SIGNED, NOT_OF_THE_TEAM, WRONG_STATE for one that is transcribed already, STALE */
export async function transcribeNote(
  context: CallContext,
  { operativeNoteId, version }: CallInput<typeof contract.transcribeNote>,
): Promise<OperativeNote> {
  const at = context.clock.now().toISOString();
  return takeStep(
    context,
    { operativeNoteId, version, from: ['draft', 'dictated'] },
    { status: 'transcribed', transcribed_at: at },
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
  const row = await openUnsigned(context, operativeNoteId);
  await refuseOutsider(context, row);
  if (!from.includes(row.status)) throw new AppError('WRONG_STATE', { status: row.status });
  await writeStep(context, row, version, values);
  context.audit({
    action: 'UPDATE',
    resource: 'operative_notes',
    resourceId: operativeNoteId,
    oldValues: { status: row.status },
    newValues: { status: values.status, caseId: row.case_id },
  });
  return readNote(context, operativeNoteId);
}

/** Adds to what was signed. @throws AppError NOT_FOUND, WRONG_STATE before it is signed */
export async function addAddendum(
  context: CallContext,
  { operativeNoteId, reason, body }: CallInput<typeof contract.addAddendum>,
): Promise<OperativeNote> {
  const { db, tenantId, actor, clock } = context;
  const row = await requireNote(context, operativeNoteId);
  if (row.status !== 'signed') throw new AppError('WRONG_STATE', { status: row.status });
  const id = newId();
  await insertAddendum(db, {
    tenant_id: tenantId,
    id,
    note_id: operativeNoteId,
    reason,
    body,
    added_by: actor.userId,
    added_at: clock.now().toISOString(),
  });
  context.audit({
    action: 'AMEND',
    resource: 'operative_notes',
    resourceId: operativeNoteId,
    newValues: { addendumId: id, caseId: row.case_id },
  });
  context.announce('operative-notes');
  return readNote(context, operativeNoteId);
}

/** @throws AppError NOT_FOUND */
export async function recordNotePrint(
  context: CallContext,
  { operativeNoteId, output }: CallInput<typeof contract.recordNotePrint>,
) {
  const row = await requireNote(context, operativeNoteId);
  context.audit({
    action: 'PRINT',
    resource: 'operative_notes',
    resourceId: operativeNoteId,
    newValues: { document: 'operative-note', output, patientId: row.patient_id },
  });
  return { recorded: true as const };
}

/** @throws AppError NOT_FOUND, NOTE_SIGNED */
export async function openUnsigned(context: CallContext, id: string): Promise<NoteRow> {
  const row = await requireNote(context, id);
  if (row.status === 'signed') throw new AppError('NOTE_SIGNED');
  return row;
}

/** What is not signed yet is its author's and the team's: nobody else puts words into the surgeon's mouth. */
async function refuseOutsider({ db, tenantId, actor }: CallContext, row: NoteRow): Promise<void> {
  if (row.created_by === actor.userId) return;
  const team = await selectTeam(db, tenantId, row.case_id);
  if (!team.some(({ id }) => id === actor.userId)) {
    throw new AppError('NOT_OF_THE_TEAM', { surgeonName: row.surgeon_name });
  }
}

/** Writes the next version. @throws AppError STALE with the stored note when somebody else changed it meanwhile */
export async function writeStep(
  context: CallContext,
  row: NoteRow,
  version: number,
  values: Parameters<typeof noteRows.update>[2],
): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const written = await noteRows.update(
    db,
    { tenantId, id: row.id, version, only: { status: row.status } },
    { ...values, changed_by: actor.userId, updated_at: clock.now().toISOString() },
  );
  if (!written) throw new AppError('STALE', { current: await readNote(context, row.id) });
  context.announce('operative-notes');
}

/** The whole note. @throws AppError NOT_FOUND */
export async function readNote(context: CallContext, id: string): Promise<OperativeNote> {
  const row = await requireNote(context, id);
  const addenda = row.status === 'signed' ? await selectAddenda(context.db, context.tenantId, id) : [];
  const known = row.status === 'signed' ? null : await readNoteFacts(context, row.case_id);
  return toNote(row, addenda, known);
}

/** @throws AppError NOT_FOUND, for a note of another hospital as for one that never was. */
async function requireNote({ db, tenantId }: CallContext, id: string): Promise<NoteRow> {
  const row = await selectNote(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

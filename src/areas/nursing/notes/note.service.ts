import { findStay } from '#areas/vitals/vitals.public.ts';
import { changeCounters, readCounters } from '#database/counters.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { paperOf } from '#server/papers/paper.ts';
import { addTasks } from '../tasks/task-adding.service.ts';
import type * as contract from './note.contract.ts';
import type { NursingNote } from './note.contract.ts';
import { issue } from './note.issues.ts';
import { countNotes, insertNotes, type NoteRow, selectNote, selectNotes } from './note.queries.ts';
import { auditValues, mayRead, toNote } from './note.record.ts';

const counted = ['nursing-notes.total', 'nursing-notes.critical'] as const;

export const nursingNotePaper = paperOf<NoteRow, NursingNote>({
  resource: 'nursing_notes',
  topic: 'nursing-notes',
  select: selectNote,
  toPaper: ({ actor }, row) => toNote(row, actor),
});

export async function listNotes(
  { db, tenantId, actor }: CallContext,
  request: CallInput<typeof contract.listNotes>,
): Promise<Page<NursingNote>> {
  const rows = await selectNotes(db, tenantId, request);
  const page = toPage(rows, request.limit, (row) => [row.note_time, row.id]);
  return { ...page, rows: page.rows.map((row) => toNote(row, actor)) };
}

export async function getNoteFigures(context: CallContext) {
  const { db, tenantId, actor } = context;
  const kept = await readCounters(db, tenantId, counted);
  const { start: from, end: before } = dayBounds(actor.timeZone, todayOf(context));
  return {
    total: kept['nursing-notes.total'],
    critical: kept['nursing-notes.critical'],
    ...(await countNotes(db, tenantId, { from, before })),
  };
}

export function getNote(
  context: CallContext,
  { noteId }: CallInput<typeof contract.getNote>,
): Promise<NursingNote> {
  return nursingNotePaper.view(context, noteId);
}

/** @throws AppError NOT_FOUND for a patient of another hospital, INVALID_INPUT at the field */
export async function createNote(
  context: CallContext,
  { patientId, admissionId, ...fields }: CallInput<typeof contract.createNote>,
): Promise<NursingNote> {
  return addNote(context, { patientId, admissionId, fields, replaces: null });
}

interface NewNote {
  patientId: string;
  admissionId: string | undefined;
  fields: Omit<CallInput<typeof contract.createNote>, 'patientId' | 'admissionId'>;
  /** The note entered in error that this one replaces. */
  replaces: string | null;
}

/** Stores a note, counts it, and makes a task of the follow-up that it asks for. */
export async function addNote(
  context: CallContext,
  { patientId, admissionId, fields, replaces }: NewNote,
): Promise<NursingNote> {
  const { db, tenantId, actor, clock } = context;
  const stay = await findStay(context, { patientId, admissionId, at: fields.noteTime, field: 'noteTime' });
  const followUpDate = fields.followUpRequired ? (fields.followUpDate ?? null) : null;
  if (followUpDate !== null && followUpDate < stay.at) {
    throw invalidFields({ followUpDate: issue('followUpBefore') });
  }
  const id = newId();
  const now = clock.now().toISOString();
  await insertNotes(db, [
    {
      tenant_id: tenantId,
      id,
      patient_id: patientId,
      admission_id: stay.admissionId,
      nurse_id: actor.userId,
      note_type: fields.noteType,
      shift_type: fields.shiftType,
      note_time: stay.at,
      content: fields.content,
      priority: fields.priority,
      follow_up_required: fields.followUpRequired,
      follow_up_date: followUpDate,
      tags: fields.tags,
      is_confidential: fields.isConfidential,
      replaces,
      created_at: now,
    },
  ]);
  if (fields.followUpRequired) {
    await addTasks(context, [
      {
        patientId,
        admissionId: stay.admissionId,
        noteId: id,
        text: null,
        dueAt: followUpDate ?? stay.at,
      },
    ]);
  }
  await countNote(context, fields.priority, 1);
  return nursingNotePaper.changed(context, id, (stored) => ({
    action: 'CREATE',
    newValues: auditValues(stored),
  }));
}

/** Adds a note to what is counted of all notes, or with -1 takes one away that was entered in error. */
export async function countNote(
  { db, tenantId }: CallContext,
  priority: NursingNote['priority'],
  step: 1 | -1,
): Promise<void> {
  const critical = priority === 'critical' ? { 'nursing-notes.critical': step } : {};
  await changeCounters(db, tenantId, { 'nursing-notes.total': step, ...critical });
}

/** A confidential note is printed by those who read it. @throws AppError NOT_FOUND, NOTE_CONFIDENTIAL */
export async function recordNotePrint(
  context: CallContext,
  { noteId, output }: CallInput<typeof contract.recordNotePrint>,
) {
  const row = await nursingNotePaper.requireRow(context, noteId);
  if (!mayRead(context.actor, row)) throw new AppError('NOTE_CONFIDENTIAL');
  return nursingNotePaper.printed(context, row, {
    document: 'nursing-note',
    output,
    patientId: row.patient_id,
  });
}

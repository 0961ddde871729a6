import { findStay } from '#areas/vitals/vitals.public.ts';
import { changeCounters, readCounters } from '#database/counters.ts';
import { countMarked, requireNoMark } from '#database/papers/error-mark.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { paperAnswers } from '#server/papers/paper-calls.ts';
import { paperOf } from '#server/papers/paper.ts';
import { addTasks } from '../tasks/task-adding.service.ts';
import type * as contract from './note.contract.ts';
import type { NursingNote } from './note.contract.ts';
import { issue } from './note.issues.ts';
import {
  countNotes,
  insertNotes,
  noteAddenda,
  type NoteRow,
  selectNote,
  selectNotes,
} from './note.queries.ts';
import { auditValues, mayRead, toNote } from './note.record.ts';

const counted = ['nursing-notes.total', 'nursing-notes.critical'] as const;

export const nursingNotePaper = paperOf<NoteRow, NursingNote>({
  resource: 'nursing_notes',
  topic: 'nursing-notes',
  select: selectNote,
  toPaper: async ({ db, tenantId, actor }, row) =>
    toNote(row, actor, await noteAddenda.select(db, tenantId, row.id)),
});

export async function listNotes(
  { db, tenantId, actor }: CallContext,
  request: CallInput<typeof contract.listNotes>,
): Promise<Page<NursingNote>> {
  const rows = await selectNotes(db, tenantId, request);
  const page = toPage(rows, request.limit, (row) => [row.note_time, row.id]);
  const addendaOf = await noteAddenda.selectOfEach(
    db,
    tenantId,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: page.rows.map((row) => toNote(row, actor, addendaOf(row.id))) };
}

export async function getNoteFigures(context: CallContext) {
  const { db, tenantId, actor } = context;
  const kept = await readCounters(db, tenantId, counted);
  const { start: from, end: before } = dayBounds(actor.timeZone, todayOf(context));
  return {
    total: kept['nursing-notes.total'],
    critical: kept['nursing-notes.critical'],
    ...(await countNotes(db, tenantId, { from, before })),
    enteredInError: await countMarked(db, tenantId, 'nursing_note_error'),
  };
}

const answers = paperAnswers(nursingNotePaper, {
  id: 'noteId',
  facts: ({ patient_id: patientId }) => ({ patientId }),
  document: 'nursing-note',
});

/** What a confidential note says is read, printed and added to alike. @throws AppError NOTE_CONFIDENTIAL */
export function requireReader({ actor }: CallContext, row: NoteRow): void {
  if (!mayRead(actor, row)) throw new AppError('NOTE_CONFIDENTIAL');
}

export const getNote = answers.get;
export const recordNotePrint = answers.recordPrint(requireReader);
/** Besides NOT_FOUND: @throws AppError NOTE_CONFIDENTIAL, WRONG_STATE for a note that was entered in error */
export const addAddendum = answers.addAddendum(noteAddenda, (context, row) => {
  requireReader(context, row);
  requireNoMark(row);
});

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

import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { addendaOf } from '#database/papers/addenda.ts';
import { errorMarkColumns, hasListedValidity } from '#database/papers/error-mark.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type { validOrInError } from '#kernel/papers/paper-status.rules.ts';
import type { NursingNote } from './note.contract.ts';
import '../nursing.tables.ts';

export type StoredNote = RowOf<'nursing_note'>;

export const noteAddenda = addendaOf('nursing_note_addendum', 'note_id');

function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('nursing_note as note')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'note.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('nursing_note_error as error', (join) =>
      join.onRef('error.note_id', '=', 'note.id').on('error.tenant_id', '=', tenantId),
    )
    .leftJoin('nursing_note as better', (join) =>
      join.onRef('better.replaces', '=', 'note.id').on('better.tenant_id', '=', tenantId),
    )
    .leftJoin('nursing_task as task', (join) =>
      join.onRef('task.note_id', '=', 'note.id').on('task.tenant_id', '=', tenantId),
    )
    .selectAll('note')
    .select([
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
      personName(tenantId, 'note.nurse_id').$notNull().as('nurse_name'),
      ...errorMarkColumns(tenantId),
      'better.id as replaced_by',
      'task.id as task_id',
      'task.version as task_version',
      'task.status as task_status',
      'task.closed_at as task_closed_at',
      personName(tenantId, 'task.closed_by').as('task_closed_by_name'),
    ])
    .where('note.tenant_id', '=', tenantId);
}

export type NoteRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export interface NoteListRequest {
  patientId?: string | undefined;
  admissionId?: string | undefined;
  noteType?: NursingNote['noteType'] | undefined;
  priority?: NursingNote['priority'] | undefined;
  wardId?: string | undefined;
  followUp?: 'open' | 'done' | undefined;
  status?: (typeof validOrInError)[number] | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first; one row more than the page. */
export function selectNotes(db: Db, tenantId: string, request: NoteListRequest): Promise<NoteRow[]> {
  const { patientId, admissionId, noteType, priority, wardId, followUp, status, cursor, limit } = request;
  let query = withNames(db, tenantId);
  if (patientId) query = query.where('note.patient_id', '=', patientId);
  if (admissionId) query = query.where('note.admission_id', '=', admissionId);
  if (noteType) query = query.where('note.note_type', '=', noteType);
  if (priority) query = query.where('note.priority', '=', priority);
  if (followUp === 'open') query = query.where('task.status', '=', 'open');
  if (followUp === 'done') query = query.where('task.status', 'in', ['done', 'not_done']);
  if (status) query = query.where(hasListedValidity(status));
  if (wardId) {
    query = query.where('note.admission_id', 'in', (lying) =>
      lying
        .selectFrom('bed')
        .select('bed.admission_id')
        .where('bed.tenant_id', '=', tenantId)
        .where('bed.ward_id', '=', wardId)
        .where('bed.admission_id', 'is not', null),
    );
  }
  return selectPage(query, { cursor, limit }, { 'note.note_time': 'timestamptz', 'note.id': 'uuid' }, 'desc');
}

export function selectNote(db: Db, tenantId: string, id: string): Promise<NoteRow | undefined> {
  return withNames(db, tenantId).where('note.id', '=', id).executeTakeFirst();
}

export async function insertNotes(db: Db, rows: readonly StoredNote[]): Promise<void> {
  await db.insertInto('nursing_note').values(rows).execute();
}

/** Notes of a span of time, and open follow-ups: both few, and found by an index. */
export async function countNotes(
  db: Db,
  tenantId: string,
  { from, before }: { from: string; before: string },
): Promise<{ today: number; followUp: number }> {
  const { rows } = await sql<{ today: number; follow_up: number }>`select
    (select count(*)::int from nursing_note note
      where note.tenant_id = ${tenantId}::uuid
        and note.note_time >= ${from}::timestamptz and note.note_time < ${before}::timestamptz
        and not exists (select from nursing_note_error error
          where error.tenant_id = ${tenantId}::uuid and error.note_id = note.id)) as today,
    (select count(*)::int from nursing_task task
      where task.tenant_id = ${tenantId}::uuid and task.status = 'open' and task.note_id is not null)
      as follow_up`.execute(db);
  return { today: rows[0]?.today ?? 0, followUp: rows[0]?.follow_up ?? 0 };
}

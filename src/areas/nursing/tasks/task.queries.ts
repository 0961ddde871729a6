import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import { type FollowUpReader, taskText } from './follow-up.queries.ts';
import '../nursing.tables.ts';

export type StoredTask = RowOf<'nursing_task'>;

export const taskRows = versionedRows('nursing_task');

function withNames(db: Db, tenantId: string, reader: FollowUpReader) {
  return db
    .selectFrom('nursing_task as task')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'task.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('admission', (join) =>
      join.onRef('admission.id', '=', 'task.admission_id').on('admission.tenant_id', '=', tenantId),
    )
    .leftJoin('bed', (join) =>
      join.onRef('bed.admission_id', '=', 'task.admission_id').on('bed.tenant_id', '=', tenantId),
    )
    .leftJoin('ward', (join) => join.onRef('ward.id', '=', 'bed.ward_id').on('ward.tenant_id', '=', tenantId))
    .leftJoin('care_intervention as intervention', (join) =>
      join.onRef('intervention.id', '=', 'task.intervention_id').on('intervention.tenant_id', '=', tenantId),
    )
    .leftJoin('ward_order as ordered', (join) =>
      join.onRef('ordered.id', '=', 'task.order_id').on('ordered.tenant_id', '=', tenantId),
    )
    .selectAll('task')
    .select([
      taskText(tenantId, reader).as('told'),
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
      'bed.bed_number',
      'ward.name as ward_name',
      'intervention.care_plan_id',
      sql<number | null>`coalesce(intervention.every_hours, (ordered.facts ->> 'everyHours')::int)`.as(
        'every_hours',
      ),
      personName(tenantId, 'task.taken_by').as('taken_by_name'),
      personName(tenantId, 'task.closed_by').as('closed_by_name'),
    ])
    .where('task.tenant_id', '=', tenantId);
}

export type TaskRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export interface TaskListRequest {
  patientId?: string | undefined;
  wardId?: string | undefined;
  /** The nurse of whose active shift the patients are. */
  nurseId?: string | undefined;
  /** True tells a nurse who has no patients of those of all. */
  orOfAll?: boolean;
  state: 'open' | 'closed';
  cursor?: string | undefined;
  limit: number;
}

/** Open ones by when they are due, closed ones the last first; one row more than the page. */
export function selectTasks(
  db: Db,
  tenantId: string,
  request: TaskListRequest,
  reader: FollowUpReader,
): Promise<TaskRow[]> {
  const { patientId, wardId, nurseId, orOfAll = false, state, cursor, limit } = request;
  const isOpen = state === 'open';
  let query = withNames(db, tenantId, reader);
  if (isOpen) {
    // What was left open for somebody who has gone is nobody's work.
    query = query
      .where('task.status', '=', 'open')
      .where((where) =>
        where.or([where('task.admission_id', 'is', null), where('admission.status', '=', 'active')]),
      );
  } else {
    query = query.where('task.status', '<>', 'open');
  }
  if (patientId) query = query.where('task.patient_id', '=', patientId);
  if (wardId) query = query.where('bed.ward_id', '=', wardId);
  if (nurseId) {
    const mine = db
      .selectFrom('nursing_assignment as mine')
      .select('mine.admission_id')
      .where('mine.tenant_id', '=', tenantId)
      .where('mine.nurse_id', '=', nurseId)
      .where('mine.ended_at', 'is', null);
    query = query.where((where) => {
      const isMine = where('task.admission_id', 'in', mine);
      return orOfAll ? where.or([isMine, where.not(where.exists(mine))]) : isMine;
    });
  }
  const key = { 'task.due_at': 'timestamptz', 'task.id': 'uuid' } as const;
  return selectPage(query, { cursor, limit }, key, isOpen ? 'asc' : 'desc');
}

export function selectTask(
  db: Db,
  tenantId: string,
  id: string,
  reader: FollowUpReader,
): Promise<TaskRow | undefined> {
  return withNames(db, tenantId, reader).where('task.id', '=', id).executeTakeFirst();
}

export async function insertTasks(db: Db, rows: readonly StoredTask[]): Promise<void> {
  await db.insertInto('nursing_task').values(rows).execute();
}

interface Repetition {
  every_hours: number;
  text: string;
}

/** The repetition of an intervention that goes on; undefined for one that was stopped, and for what is done once. */
export async function selectRepetition(
  db: Db,
  tenantId: string,
  interventionId: string,
): Promise<Repetition | undefined> {
  const row = await db
    .selectFrom('care_intervention as intervention')
    .innerJoin('care_plan as plan', (join) =>
      join.onRef('plan.id', '=', 'intervention.care_plan_id').on('plan.tenant_id', '=', tenantId),
    )
    .select(['intervention.every_hours', 'intervention.text'])
    .where('intervention.tenant_id', '=', tenantId)
    .where('intervention.id', '=', interventionId)
    .where('intervention.stopped_at', 'is', null)
    .where('plan.status', '=', 'active')
    .executeTakeFirst();
  return row && row.every_hours !== null ? { ...row, every_hours: row.every_hours } : undefined;
}

/** The repetition of an order that holds; undefined for one that was stopped, and for what is done once. */
export async function selectRepetitionOfOrder(
  db: Db,
  tenantId: string,
  orderId: string,
): Promise<Repetition | undefined> {
  const { rows } = await sql<Repetition>`
    select (ordered.facts ->> 'everyHours')::int as every_hours, ordered.facts ->> 'task' as text
    from ward_order ordered
    where ordered.tenant_id = ${tenantId}::uuid and ordered.id = ${orderId}::uuid
      and ordered.state = 'active' and ordered.facts ->> 'everyHours' is not null`.execute(db);
  return rows[0];
}

/** What tasks come from. */
export type TaskOrigin = { noteId: string } | { interventionIds: readonly string[] } | { orderId: string };

/** Open tasks that a note, interventions or an order made. */
export function selectOpenTasksOf(db: Db, tenantId: string, of: TaskOrigin): Promise<StoredTask[]> {
  const query = db
    .selectFrom('nursing_task')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'open');
  const found =
    'noteId' in of
      ? query.where('note_id', '=', of.noteId)
      : 'orderId' in of
        ? query.where('order_id', '=', of.orderId)
        : query.where(sql<boolean>`intervention_id = any (${[...of.interventionIds]}::uuid[])`);
  return found.orderBy('id').forUpdate().execute();
}

import { sql } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db, PlainDate } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import type { Shift } from './shift.contract.ts';
import '../nursing.tables.ts';

export type StoredShift = RowOf<'nursing_shift'>;

export const shiftRows = versionedRows('nursing_shift');

/** Whom the nurse has now, or once the shift is over everybody they had. */
const patientsOf = (tenantId: string) => sql<number>`(
  select count(distinct assignment.admission_id)::int from nursing_assignment assignment
  where assignment.tenant_id = ${tenantId}::uuid and assignment.shift_id = shift.id
    and (shift.status <> 'active' or assignment.ended_at is null)
)`;

function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('nursing_shift as shift')
    .leftJoin('ward', (join) =>
      join.onRef('ward.id', '=', 'shift.ward_id').on('ward.tenant_id', '=', tenantId),
    )
    .selectAll('shift')
    .select([
      'ward.name as ward_name',
      personName(tenantId, 'shift.nurse_id').$notNull().as('nurse_name'),
      patientsOf(tenantId).as('patients'),
    ])
    .where('shift.tenant_id', '=', tenantId);
}

export type ShiftRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export interface ShiftListRequest {
  status?: Shift['status'] | undefined;
  nurseId?: string | undefined;
  wardId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first. */
export function selectShifts(db: Db, tenantId: string, request: ShiftListRequest): Promise<Page<ShiftRow>> {
  const { status, nurseId, wardId, cursor, limit } = request;
  let query = withNames(db, tenantId);
  if (status) query = query.where('shift.status', '=', status);
  if (nurseId) query = query.where('shift.nurse_id', '=', nurseId);
  if (wardId) query = query.where('shift.ward_id', '=', wardId);
  return readPage(
    query,
    { cursor, limit },
    { 'shift.start_time': 'timestamptz', 'shift.id': 'uuid' },
    'desc',
  );
}

export function selectShift(db: Db, tenantId: string, id: string): Promise<ShiftRow | undefined> {
  return withNames(db, tenantId).where('shift.id', '=', id).executeTakeFirst();
}

export function selectActiveShiftOf(
  db: Db,
  tenantId: string,
  nurseId: string,
): Promise<ShiftRow | undefined> {
  return withNames(db, tenantId)
    .where('shift.nurse_id', '=', nurseId)
    .where('shift.status', '=', 'active')
    .executeTakeFirst();
}

/** The ward of the last shift of a nurse; undefined before the first one. */
export function selectLastWard(db: Db, tenantId: string, nurseId: string) {
  return db
    .selectFrom('nursing_shift')
    .select('ward_id')
    .where('tenant_id', '=', tenantId)
    .where('nurse_id', '=', nurseId)
    .orderBy('start_time', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Active shifts, one of a nurse at most. */
export function selectActiveShifts(db: Db, tenantId: string) {
  return db
    .selectFrom('nursing_shift')
    .select(['id', 'nurse_id'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .execute();
}

export async function insertShifts(db: Db, rows: readonly StoredShift[]): Promise<void> {
  await db.insertInto('nursing_shift').values(rows).execute();
}

/** What is few enough to be counted by an index: what is active, and what began on a day. */
export async function countShifts(db: Db, tenantId: string, today: PlainDate) {
  const { rows } = await sql<{ active: number; today: number; assignments: number }>`select
    (select count(*)::int from nursing_shift where tenant_id = ${tenantId}::uuid and status = 'active') as active,
    (select count(*)::int from nursing_shift
      where tenant_id = ${tenantId}::uuid and shift_date = ${today}::date) as today,
    (select count(*)::int from nursing_assignment
      where tenant_id = ${tenantId}::uuid and ended_at is null) as assignments`.execute(db);
  return rows[0]!;
}

export function selectWard(db: Db, tenantId: string, id: string) {
  return db
    .selectFrom('ward')
    .select('status')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

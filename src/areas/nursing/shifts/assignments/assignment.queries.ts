import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../../nursing.tables.ts';

export type StoredAssignment = RowOf<'nursing_assignment'>;

/** The patients of a shift, whom the nurse has now first, then by bed. */
export function selectAssigned(db: Db, tenantId: string, shiftId: string) {
  return db
    .selectFrom('nursing_assignment as assignment')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'assignment.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('bed', (join) =>
      join.onRef('bed.admission_id', '=', 'assignment.admission_id').on('bed.tenant_id', '=', tenantId),
    )
    .selectAll('assignment')
    .select([
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
      'bed.bed_number',
    ])
    .where('assignment.tenant_id', '=', tenantId)
    .where('assignment.shift_id', '=', shiftId)
    .orderBy('assignment.ended_at', (order) => order.desc().nullsFirst())
    .orderBy('bed.sort_key')
    .orderBy('assignment.id')
    .limit(500)
    .execute();
}

export type AssignedRow = Awaited<ReturnType<typeof selectAssigned>>[number];

/** These admissions, with their patients. */
export function selectAdmissions(db: Db, tenantId: string, admissionIds: readonly string[]) {
  return db
    .selectFrom('admission')
    .select(['id', 'patient_id', 'status'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any (${[...admissionIds]}::uuid[])`)
    .orderBy('id')
    .execute();
}

/** Who is responsible for these admissions now; nobody else changes it before the end of the transaction. */
export function lockOpenAssignments(
  db: Db,
  tenantId: string,
  admissionIds: readonly string[],
): Promise<StoredAssignment[]> {
  return db
    .selectFrom('nursing_assignment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`admission_id = any (${[...admissionIds]}::uuid[])`)
    .orderBy('admission_id')
    .forUpdate()
    .execute();
}

/** The same of one shift. */
export function lockAssignmentsOfShift(
  db: Db,
  tenantId: string,
  shiftId: string,
): Promise<StoredAssignment[]> {
  return db
    .selectFrom('nursing_assignment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('shift_id', '=', shiftId)
    .where('ended_at', 'is', null)
    .orderBy('admission_id')
    .forUpdate()
    .execute();
}

/** Ends assignments at an instant, or when they began where that is later. */
export async function endAssignments(
  db: Db,
  tenantId: string,
  ids: readonly string[],
  at: string,
): Promise<void> {
  await db
    .updateTable('nursing_assignment')
    .set({ ended_at: sql<string>`greatest(assigned_at, ${at}::timestamptz)`, shift_status: null })
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .execute();
}

export async function insertAssignments(db: Db, rows: readonly StoredAssignment[]): Promise<void> {
  await db.insertInto('nursing_assignment').values(rows).execute();
}

/** Patients who wait for their handover to be accepted wait no longer: somebody has them otherwise. */
export async function endWaiting(db: Db, tenantId: string, assignmentIds: readonly string[]): Promise<void> {
  await db
    .updateTable('nursing_handover_patient')
    .set({ is_pending: false })
    .where('tenant_id', '=', tenantId)
    .where('is_pending', '=', true)
    .where(sql<boolean>`assignment_id = any (${[...assignmentIds]}::uuid[])`)
    .execute();
}

/** How many of these wait for their handover to be accepted. */
export async function countWaiting(
  db: Db,
  tenantId: string,
  assignmentIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting
    from nursing_handover_patient
    where tenant_id = ${tenantId}::uuid and is_pending
      and assignment_id = any (${[...assignmentIds]}::uuid[])`.execute(db);
  return rows[0]?.waiting ?? 0;
}

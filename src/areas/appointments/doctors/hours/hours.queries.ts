import { sql } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import '../../appointment.tables.ts';
import type { HoursSpan } from './hours.rules.ts';

export type HoursRow = Tables['doctor_hours'];

export interface LeaveRow {
  id: string;
  doctor_id: string;
  from_date: string;
  to_date: string;
  reason: string | null;
}

/** The week of a doctor as it is stored. */
export function hoursRows(tenantId: string, doctorId: string, spans: readonly HoursSpan[]): HoursRow[] {
  return spans.map(({ weekday, fromMinute, toMinute }) => ({
    tenant_id: tenantId,
    doctor_id: doctorId,
    weekday,
    from_minute: fromMinute,
    to_minute: toMinute,
  }));
}

/** The week of one doctor or of all, by weekday and time. */
export function selectHours(db: Db, tenantId: string, doctorId: string | undefined): Promise<HoursRow[]> {
  return db
    .selectFrom('doctor_hours')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .$if(doctorId !== undefined, (query) => query.where('doctor_id', '=', doctorId!))
    .orderBy('doctor_id')
    .orderBy('weekday')
    .orderBy('from_minute')
    .execute();
}

/** Makes this the week of a doctor. */
export async function writeHours(
  db: Db,
  tenantId: string,
  doctorId: string,
  spans: readonly HoursSpan[],
): Promise<void> {
  await db
    .deleteFrom('doctor_hours')
    .where('tenant_id', '=', tenantId)
    .where('doctor_id', '=', doctorId)
    .execute();
  await insertHours(db, hoursRows(tenantId, doctorId, spans));
}

export async function insertHours(db: Db, rows: readonly HoursRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('doctor_hours').values(rows).execute();
}

const leaveColumns = ['id', 'doctor_id', 'from_date', 'to_date', 'reason'] as const;

export interface LeaveSpan {
  /** Left out for all doctors. */
  doctorId?: string | undefined;
  /** First and last day of which one must be in the leave; null has no end. */
  from: string;
  to: string | null;
}

/** Leave that touches the days, by doctor, the first one first. */
export function selectLeaves(
  db: Db,
  tenantId: string,
  { doctorId, from, to }: LeaveSpan,
): Promise<LeaveRow[]> {
  return db
    .selectFrom('doctor_leave')
    .select(leaveColumns)
    .where('tenant_id', '=', tenantId)
    .where('to_date', '>=', sql<string>`${from}::date`)
    .$if(to !== null, (query) => query.where('from_date', '<=', sql<string>`${to}::date`))
    .$if(doctorId !== undefined, (query) => query.where('doctor_id', '=', doctorId!))
    .orderBy('doctor_id')
    .orderBy('from_date')
    .execute();
}

export async function insertLeave(
  db: Db,
  row: LeaveRow & { tenant_id: string; created_at: string },
): Promise<void> {
  await db.insertInto('doctor_leave').values(row).execute();
}

/** Takes a leave away; undefined where there is none. */
export function deleteLeave(db: Db, tenantId: string, id: string): Promise<LeaveRow | undefined> {
  return db
    .deleteFrom('doctor_leave')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning(leaveColumns)
    .executeTakeFirst();
}

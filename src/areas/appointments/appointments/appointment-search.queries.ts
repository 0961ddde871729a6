import { type RawBuilder, sql } from 'kysely';
import { isClosedFollowUp } from '#database/closed-records/made-from.ts';
import type { Db } from '#database/tables.ts';
import { type AppointmentRow, withNames } from './appointment.queries.ts';

/** Appointments looked through for a title, on each side of the present. */
export const titleBudget = 2000;

export interface AppointmentSearch {
  /** Patients whose appointments are wanted. */
  patientIds: string[];
  /** LIKE patterns that a lower-case title must match, all of them; at least one. */
  patterns: string[];
  /** The present, which parts the next from the past ones. */
  now: string;
  limit: number;
}

/**
 * The next ones first, then the latest past ones. Row-level security keeps LIKE from using an index, so titles
 * are compared among the appointments around the present only; those of a patient come by index from any time. A
 * restricted patient's appointments, and what follows a sensitive consultation, are found by the patient alone: words
 * would tell what they are for.
 */
export async function searchAppointmentRows(
  db: Db,
  tenantId: string,
  search: AppointmentSearch,
): Promise<AppointmentRow[]> {
  const [next, past] = await Promise.all([
    searchSide(db, tenantId, search, 'next'),
    searchSide(db, tenantId, search, 'past'),
  ]);
  return [...next, ...past].slice(0, search.limit);
}

function searchSide(
  db: Db,
  tenantId: string,
  { patientIds, patterns, now, limit }: AppointmentSearch,
  side: 'next' | 'past',
): Promise<AppointmentRow[]> {
  const isNext = side === 'next';
  const onSide = isNext
    ? sql`start_time >= ${now}::timestamptz order by start_time, id`
    : sql`start_time < ${now}::timestamptz order by start_time desc, id desc`;
  const found: RawBuilder<{ id: string }> = sql`(
    (select around.id from (
      select id, title, start_time, patient_id from appointment
      where tenant_id = ${tenantId}::uuid and ${onSide} limit ${titleBudget}
    ) as around
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = around.patient_id
    where not patient.is_restricted and lower(around.title) like all (${patterns}::text[])
      and not ${isClosedFollowUp(tenantId, sql`around.id`)}
    order by around.start_time ${sql.raw(isNext ? 'asc' : 'desc')}, around.id
    limit ${limit})
    union
    select own.id from unnest(${patientIds}::uuid[]) as wanted (patient_id), lateral (
      select id from appointment
      where tenant_id = ${tenantId}::uuid and patient_id = wanted.patient_id and ${onSide} limit ${limit}
    ) as own
  )`;
  const direction = isNext ? 'asc' : 'desc';
  return withNames(db, tenantId)
    .where('appointment.id', 'in', found as never)
    .orderBy('appointment.start_time', direction)
    .orderBy('appointment.id', direction)
    .limit(limit)
    .execute();
}

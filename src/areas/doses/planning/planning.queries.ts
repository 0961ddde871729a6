import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { OrderEvent } from '../schedule/slots.rules.ts';
import '../doses.tables.ts';

/** A line of an inpatient prescription whose patient is in the house, with what happened to it. */
export interface OrderRow {
  line_id: string;
  patient_id: string;
  admission_id: string;
  frequency: string;
  starts_on: string;
  ends_on: string | null;
  replaces_id: string | null;
  events: OrderEvent[];
}

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Lines by what is asked for: all of a prescription, or those that run or are held in the whole house. */
export async function selectOrders(
  db: Db,
  tenantId: string,
  asked: { prescriptionId: string } | { from: string },
): Promise<OrderRow[]> {
  const wanted =
    'prescriptionId' in asked
      ? sql`line.prescription_id = ${asked.prescriptionId}::uuid`
      : sql`line.state in ('active', 'held') and (line.ends_on is null or line.ends_on >= ${asked.from}::date)`;
  const { rows } = await sql<OrderRow>`
    select line.id as line_id, line.patient_id, prescription.admission_id, line.frequency, line.starts_on,
      line.ends_on, line.replaces_id,
      (select jsonb_agg(jsonb_build_object('kind', event.kind, 'at', ${instant('event.happened_at')})
          order by event.happened_at, event.id)
        from prescription_line_event event
        where event.tenant_id = ${tenantId}::uuid and event.line_id = line.id) as events
    from prescription_line line
    join prescription on prescription.tenant_id = ${tenantId}::uuid and prescription.id = line.prescription_id
    join admission on admission.tenant_id = ${tenantId}::uuid and admission.id = prescription.admission_id
    where line.tenant_id = ${tenantId}::uuid and ${wanted} and admission.status = 'active'
    order by line.id`.execute(db);
  return rows;
}

export interface NewDose {
  id: string;
  patient_id: string;
  admission_id: string;
  line_id: string;
  slot_day: string;
  slot_minute: number;
  share: string;
  scheduled_at: string;
}

const rowsAtOnce = 500;

/** Adds doses that are not planned yet; a slot that is there already stays as it is. Returns how many were added. */
export async function insertPlanned(
  db: Db,
  tenantId: string,
  doses: readonly NewDose[],
  createdAt: string,
): Promise<number> {
  let added = 0;
  for (let start = 0; start < doses.length; start += rowsAtOnce) {
    const rows = await db
      .insertInto('dose')
      .values(
        doses.slice(start, start + rowsAtOnce).map((dose) => ({
          ...dose,
          tenant_id: tenantId,
          kind: 'scheduled' as const,
          correction: 0,
          status: 'scheduled' as const,
          replaces: null,
          created_at: createdAt,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'line_id', 'slot_day', 'slot_minute', 'correction']).doNothing(),
      )
      .returning('id')
      .execute();
    added += rows.length;
  }
  return added;
}

/** Slots of these lines that are planned or decided on, from an instant on; those of predecessors only where given. */
export async function selectSlots(db: Db, tenantId: string, lineIds: readonly string[], from: string) {
  return db
    .selectFrom('dose')
    .select(['id', 'line_id', 'slot_day', 'slot_minute', 'correction', 'status', 'scheduled_at'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`line_id = any (${lineIds}::uuid[])`)
    .where('kind', '=', 'scheduled')
    .where('scheduled_at', '>=', from)
    .execute();
}

/** Takes planned doses out that nobody has decided on; one that somebody decides on at this moment stays. */
export async function withdrawDoses(db: Db, tenantId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .deleteFrom('dose')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .where('status', '=', 'scheduled')
    .returning('id')
    .execute();
  return rows.length;
}

/** Planned doses of a day on, which other times of the hospital replace. */
export async function withdrawFrom(db: Db, tenantId: string, day: string, now: string): Promise<void> {
  await db
    .deleteFrom('dose')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'scheduled')
    .where('slot_day', '>=', day)
    .where('correction', '=', 0)
    .where('scheduled_at', '>', now)
    .execute();
}

/** Planned doses to come of patients who have left. */
export async function selectLeftBehind(
  db: Db,
  tenantId: string,
  now: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select dose.id from dose
    join admission on admission.tenant_id = ${tenantId}::uuid and admission.id = dose.admission_id
    where dose.tenant_id = ${tenantId}::uuid and dose.status = 'scheduled' and dose.scheduled_at > ${now}::timestamptz
      and admission.status <> 'active'
    order by dose.scheduled_at, dose.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** True while a dose waits that was due before an instant. */
export async function hasWaitingBefore(db: Db, tenantId: string, before: string): Promise<boolean> {
  const row = await db
    .selectFrom('dose')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '<', before)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Has what was due before an instant, and was never decided on, count as missed; returns the doses. */
export async function markMissed(db: Db, tenantId: string, before: string): Promise<string[]> {
  const rows = await db
    .updateTable('dose')
    .set({ status: 'missed' })
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '<', before)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function selectHorizon(db: Db, tenantId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('dose_horizon')
    .select('planned_until')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row?.planned_until;
}

/** Of several processes one moves the horizon; false for the others. */
export async function moveHorizon(
  db: Db,
  tenantId: string,
  { to, behind }: { to: string; behind: string },
): Promise<boolean> {
  const row = await db
    .insertInto('dose_horizon')
    .values({ tenant_id: tenantId, planned_until: to })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id'])
        .doUpdateSet({ planned_until: to })
        .where('dose_horizon.planned_until', '<', behind),
    )
    .returning('planned_until')
    .executeTakeFirst();
  return row !== undefined;
}

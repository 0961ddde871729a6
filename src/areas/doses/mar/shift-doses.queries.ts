import { sql } from 'kysely';
import type { Db, Instant } from '#database/tables.ts';
import type { OrderNews } from '../orders/order.contract.ts';
import { isUnread, newsOf } from '../orders/order.queries.ts';
import '../doses.tables.ts';

/** Doses of these admissions whose time has come and of which nobody said what became of them. */
export async function countOpenDoses(
  db: Db,
  tenantId: string,
  { admissionIds, now }: { admissionIds: readonly string[]; now: string },
): Promise<number> {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open
    from dose
    join admission on admission.tenant_id = ${tenantId}::uuid and admission.id = dose.admission_id
      and admission.status = 'active'
    where dose.tenant_id = ${tenantId}::uuid and dose.status = 'scheduled'
      and dose.admission_id = any (${[...admissionIds]}::uuid[])
      and dose.scheduled_at <= ${now}::timestamptz`.execute(db);
  return rows[0]?.open ?? 0;
}

/** A dose whose time has come and of which nobody said what became of it. */
export interface OverdueDose {
  admission_id: string;
  name: string;
  strength: string | null;
  scheduled_at: Instant;
}

/** Doses of these admissions that are open past their time, the earliest first. */
export async function selectOverdueDoses(
  db: Db,
  tenantId: string,
  { admissionIds, now }: { admissionIds: readonly string[]; now: string },
): Promise<OverdueDose[]> {
  const { rows } = await sql<OverdueDose>`
    select dose.admission_id, line.name, line.strength, dose.scheduled_at
    from dose
    join prescription_line line on line.tenant_id = ${tenantId}::uuid and line.id = dose.line_id
    where dose.tenant_id = ${tenantId}::uuid and dose.status = 'scheduled'
      and dose.admission_id = any (${[...admissionIds]}::uuid[])
      and dose.scheduled_at <= ${now}::timestamptz
    order by dose.scheduled_at, dose.id
    limit 1000`.execute(db);
  return rows;
}

/** An order of medicine that no nurse has read as it stands. */
export interface UnreadOrder {
  admission_id: string;
  name: string;
  strength: string | null;
  news: OrderNews;
  state_at: Instant;
}

/** Orders of these admissions that wait for a nurse to read them, the earliest first. */
export async function selectUnreadOrders(
  db: Db,
  tenantId: string,
  { admissionIds, now }: { admissionIds: readonly string[]; now: string },
): Promise<UnreadOrder[]> {
  const { rows } = await sql<UnreadOrder>`
    select prescription.admission_id, line.name, line.strength, ${newsOf(tenantId)} as news, line.state_at
    from prescription
    join prescription_line line on line.tenant_id = ${tenantId}::uuid and line.prescription_id = prescription.id
    where prescription.tenant_id = ${tenantId}::uuid
      and prescription.admission_id = any (${[...admissionIds]}::uuid[])
      and ${isUnread(tenantId, now)}
    order by line.state_at, line.id
    limit 1000`.execute(db);
  return rows;
}

/** What became of a dose, and why it was not given. */
export interface EndedDose {
  admission_id: string;
  status: 'given' | 'refused' | 'held' | 'missed';
  name: string;
  strength: string | null;
  at: Instant;
  reason: string | null;
}

/** A dose is given this long before or after its time at most. */
const farthestHours = 48;

/** What became of the doses of these admissions from an instant on, the earliest first; without those entered in error. */
export async function selectEndedDoses(
  db: Db,
  tenantId: string,
  { admissionIds, from }: { admissionIds: readonly string[]; from: string },
): Promise<EndedDose[]> {
  const { rows } = await sql<EndedDose>`
    select dose.admission_id, dose.status, line.name, line.strength,
      coalesce(outcome.administered_at, dose.scheduled_at) as at, outcome.reason_not_given as reason
    from dose
    join prescription_line line on line.tenant_id = ${tenantId}::uuid and line.id = dose.line_id
    left join dose_outcome outcome on outcome.tenant_id = ${tenantId}::uuid and outcome.dose_id = dose.id
    where dose.tenant_id = ${tenantId}::uuid and dose.admission_id = any (${[...admissionIds]}::uuid[])
      and dose.status <> 'scheduled'
      and dose.scheduled_at >= ${from}::timestamptz - make_interval(hours => ${farthestHours})
      and coalesce(outcome.administered_at, dose.scheduled_at) >= ${from}::timestamptz
      and not exists (select from dose_error error
        where error.tenant_id = ${tenantId}::uuid and error.dose_id = dose.id)
    order by at, dose.id
    limit 5000`.execute(db);
  return rows;
}

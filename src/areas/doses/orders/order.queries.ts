import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Instant } from '#database/tables.ts';
import '../doses.tables.ts';

/**
 * True for a line of a stay that nobody has read as it stands: it runs, is held or was stopped. What was replaced is
 * told by what replaces it, and what has run out needs nobody. For statements with `line`.
 */
export const isUnread = (tenantId: string, now: string): RawBuilder<SqlBool> => sql<SqlBool>`
  line.state in ('active', 'held', 'stopped')
    and (line.state = 'stopped' or line.ends_on is null or line.ends_on >= ${now}::timestamptz::date - 1)
    and not exists (select from order_acknowledgement read where read.tenant_id = ${tenantId}::uuid
      and read.line_id = line.id and read.changed_at = line.state_at)`;

/** The same for an order of another kind, such as oxygen or a diet. For statements with `ordered`. */
export const isUnreadOrder = sql<SqlBool>`ordered.acknowledged_at is null and ordered.state <> 'replaced'`;

/** What is new about a line. For statements with `line` and `prescription`. */
export const newsOf = (tenantId: string): RawBuilder<string> => sql<string>`
  case when line.state <> 'active' then line.state
    when line.state_at > prescription.signed_at and line.replaces_id is null and exists (
      select from prescription_line_event event where event.tenant_id = ${tenantId}::uuid
        and event.line_id = line.id and event.kind = 'resumed') then 'resumed'
    when line.replaces_id is not null then 'changed' else 'new' end`;

export interface ReadOrder {
  doseLineId: string;
  changedAt: string;
}

/** Which of these lines of a stay stand as they were read. */
export async function countAsRead(
  db: Db,
  tenantId: string,
  admissionId: string,
  orders: readonly ReadOrder[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from unnest(${orders.map((one) => one.doseLineId)}::uuid[], ${orders.map((one) => one.changedAt)}::timestamptz[])
      as read (line_id, changed_at)
    join prescription_line line on line.tenant_id = ${tenantId}::uuid and line.id = read.line_id
      and line.state_at = read.changed_at
    join prescription on prescription.tenant_id = ${tenantId}::uuid and prescription.id = line.prescription_id
    where prescription.admission_id = ${admissionId}::uuid`.execute(db);
  return rows[0]!.count;
}

/** Notes who has read lines as they stand; of two who read one the first counts. */
export async function insertAcknowledgements(
  db: Db,
  tenantId: string,
  { lineIds, by, at }: { lineIds: readonly string[]; by: string; at: string },
): Promise<string[]> {
  const { rows } = await sql<{ line_id: string }>`
    insert into order_acknowledgement (tenant_id, line_id, changed_at, acknowledged_by, acknowledged_at)
    select line.tenant_id, line.id, line.state_at, ${by}::uuid, ${at}::timestamptz
    from prescription_line line
    where line.tenant_id = ${tenantId}::uuid and line.id = any(${lineIds}::uuid[])
    on conflict do nothing
    returning line_id`.execute(db);
  return rows.map((row) => row.line_id);
}

export interface UrgentOrderRow {
  name: string;
  strength: string | null;
  dose: string;
  patient_id: string;
  patient_number: string;
  first_name: string;
  last_name: string;
  is_restricted: boolean;
  bed_number: string | null;
  ward_name: string | null;
  nurse_id: string | null;
  state_at: Instant;
}

/** What is to be given at once of a prescription, where that was ordered last. */
export async function selectUrgent(
  db: Db,
  tenantId: string,
  { prescriptionId, admissionId, now }: Record<'prescriptionId' | 'admissionId' | 'now', string>,
): Promise<UrgentOrderRow[]> {
  const { rows } = await sql<UrgentOrderRow>`
    select line.name, line.strength, line.dose, line.state_at, patient.id as patient_id, patient.patient_number,
      patient.first_name, patient.last_name, patient.is_restricted, bed.bed_number, ward.name as ward_name,
      assignment.nurse_id
    from prescription_line line
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = line.patient_id
    left join bed on bed.tenant_id = ${tenantId}::uuid and bed.admission_id = ${admissionId}::uuid
    left join ward on ward.tenant_id = ${tenantId}::uuid and ward.id = bed.ward_id
    left join nursing_assignment assignment on assignment.tenant_id = ${tenantId}::uuid
      and assignment.admission_id = ${admissionId}::uuid and assignment.ended_at is null
    where line.tenant_id = ${tenantId}::uuid and line.prescription_id = ${prescriptionId}::uuid
      and line.state = 'active' and line.frequency = 'STAT'
      and line.state_at = (select max(other.state_at) from prescription_line other
        where other.tenant_id = ${tenantId}::uuid and other.prescription_id = ${prescriptionId}::uuid)
      and ${isUnread(tenantId, now)}
    order by line.line_number`.execute(db);
  return rows;
}

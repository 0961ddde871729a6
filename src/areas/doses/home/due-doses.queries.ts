import { sql } from 'kysely';
import type { Db, Instant } from '#database/tables.ts';
import { maxHomeItems } from '#kernel/care/home-work.ts';
import { isUnread, isUnreadOrder } from '../orders/order.queries.ts';
import '../doses.tables.ts';

export interface DueDosesRow {
  /** Orders that no nurse has read, or doses. */
  kind: 'orders' | 'doses';
  admission_id: string;
  patient_number: string;
  first_name: string;
  last_name: string;
  bed_number: string;
  first_at: Instant;
  count: number;
}

/**
 * Patients in beds with doses that nobody has given by an instant, whose first is due first. A nurse who has patients
 * of a shift is told of these, others of all. Beside them stand those with orders that no nurse has read.
 */
export async function selectDueDoses(
  db: Db,
  tenantId: string,
  { nurseId, dueBefore }: { nurseId: string; dueBefore: string },
): Promise<DueDosesRow[]> {
  const { rows } = await sql<DueDosesRow>`
    with mine as (
      select assignment.admission_id from nursing_assignment assignment
      where assignment.tenant_id = ${tenantId}::uuid and assignment.nurse_id = ${nurseId}::uuid
        and assignment.ended_at is null
    )
    select 'doses' as kind, bed.admission_id, patient.patient_number, patient.first_name, patient.last_name, bed.bed_number,
      min(dose.scheduled_at) as first_at, count(*)::int as count
    from dose
    join bed on bed.tenant_id = ${tenantId}::uuid and bed.admission_id = dose.admission_id
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = dose.patient_id
    where dose.tenant_id = ${tenantId}::uuid and dose.status = 'scheduled'
      and dose.scheduled_at < ${dueBefore}::timestamptz
      and (not exists (select from mine) or dose.admission_id in (select admission_id from mine))
    group by bed.admission_id, patient.id, patient.patient_number, patient.first_name, patient.last_name, bed.bed_number
    union all
    select 'orders', bed.admission_id, patient.patient_number, patient.first_name, patient.last_name, bed.bed_number,
      min(unread.state_at), count(*)::int
    from bed
    cross join lateral (
      select line.patient_id, line.state_at from prescription
      join prescription_line line on line.tenant_id = ${tenantId}::uuid and line.prescription_id = prescription.id
      where prescription.tenant_id = ${tenantId}::uuid and prescription.admission_id = bed.admission_id
        and ${isUnread(tenantId, dueBefore)}
      union all
      select ordered.patient_id, ordered.state_at from ward_order ordered
      where ordered.tenant_id = ${tenantId}::uuid and ordered.admission_id = bed.admission_id and ${isUnreadOrder}
    ) unread
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = unread.patient_id
    where bed.tenant_id = ${tenantId}::uuid
      and (not exists (select from mine) or bed.admission_id in (select admission_id from mine))
    group by bed.admission_id, patient.id, patient.patient_number, patient.first_name, patient.last_name, bed.bed_number
    order by kind, first_at, admission_id
    limit ${maxHomeItems}`.execute(db);
  return rows;
}

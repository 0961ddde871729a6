import { sql } from 'kysely';
import type { Db, Instant } from '#database/tables.ts';
import type { PlainDose } from '../administration/dose.contract.ts';
import type { OrderNews } from '../orders/order.contract.ts';
import { isUnread, isUnreadOrder, newsOf } from '../orders/order.queries.ts';
import type { MarLine } from './mar.contract.ts';
import '../doses.tables.ts';

export interface StoredGridDose {
  id: string;
  lineId: string;
  name: string;
  strength: string | null;
  dose: string;
  share: string;
  baseUnit: PlainDose['baseUnit'];
  route: MarLine['route'];
  scheduledTime: string;
  status: 'scheduled' | 'given' | 'refused' | 'held' | 'missed';
  /** Null for what stands in words alone. */
  isHighAlert: boolean | null;
}

export interface GridSqlRow {
  admission_id: string;
  patient_id: string;
  is_restricted: boolean;
  patient_number: string;
  first_name: string;
  last_name: string;
  bed_number: string;
  ward_id: string;
  ward_name: string;
  doses: StoredGridDose[];
  unread_orders: number;
}

export interface GridRequest {
  wardId: string | undefined;
  /** The nurse whose patients alone are wanted. */
  nurseId: string | undefined;
  from: string;
  to: string;
  now: string;
  limit: number;
}

/** Patients in beds with their doses of a span and what is overdue from before it, in one round. */
export async function selectGrid(
  db: Db,
  tenantId: string,
  { wardId, nurseId, from, to, now, limit }: GridRequest,
): Promise<GridSqlRow[]> {
  const { rows } = await sql<GridSqlRow>`
    select admission.id as admission_id, patient.id as patient_id, patient.is_restricted, patient.patient_number,
      patient.first_name, patient.last_name, bed.bed_number, ward.id as ward_id, ward.name as ward_name,
      coalesce(planned.doses, '[]') as doses, unread.count as unread_orders
    from bed
    join ward on ward.tenant_id = ${tenantId}::uuid and ward.id = bed.ward_id
    join admission on admission.tenant_id = ${tenantId}::uuid and admission.id = bed.admission_id
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = admission.patient_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', dose.id, 'lineId', dose.line_id, 'name', line.name,
          'strength', line.strength, 'dose', line.dose, 'share', dose.share, 'baseUnit', line.base_unit, 'route', line.route,
          'scheduledTime', to_char(dose.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'status', dose.status, 'isHighAlert', medicine.is_high_alert
            or coalesce(medicine.high_alert_until >= ${now}::timestamptz::date, false))
        order by dose.scheduled_at, dose.id) as doses
      from dose
      join prescription_line line on line.tenant_id = ${tenantId}::uuid and line.id = dose.line_id
      left join medicine on medicine.tenant_id = ${tenantId}::uuid and medicine.id = line.medicine_id
      where dose.tenant_id = ${tenantId}::uuid and dose.admission_id = admission.id
        and dose.scheduled_at < ${to}::timestamptz
        and (dose.scheduled_at >= ${from}::timestamptz
          or (dose.status = 'scheduled' and dose.scheduled_at < ${now}::timestamptz))
        and not exists (select from dose_error error
          where error.tenant_id = ${tenantId}::uuid and error.dose_id = dose.id)) planned on true
    cross join lateral (
      select (select count(*)::int from prescription
      join prescription_line line on line.tenant_id = ${tenantId}::uuid and line.prescription_id = prescription.id
      where prescription.tenant_id = ${tenantId}::uuid and prescription.admission_id = admission.id
        and ${isUnread(tenantId, now)})
        + (select count(*)::int from ward_order ordered where ordered.tenant_id = ${tenantId}::uuid
          and ordered.admission_id = admission.id and ${isUnreadOrder}) as count) unread
    where bed.tenant_id = ${tenantId}::uuid and bed.admission_id is not null
      ${wardId === undefined ? sql`` : sql`and bed.ward_id = ${wardId}::uuid`}
      ${nurseId === undefined ? sql`` : hasNurse(tenantId, nurseId)}
    order by ward.name, ward.id, bed.sort_key, bed.id
    limit ${limit}`.execute(db);
  return rows;
}

const hasNurse = (
  tenantId: string,
  nurseId: string,
) => sql`and exists (select from nursing_assignment assignment
  where assignment.tenant_id = ${tenantId}::uuid and assignment.admission_id = admission.id
    and assignment.nurse_id = ${nurseId}::uuid and assignment.ended_at is null)`;

export interface StayRow {
  admission_id: string;
  admission_number: string;
  status: string;
  patient_id: string;
  is_restricted: boolean;
  patient_number: string;
  first_name: string;
  last_name: string;
  bed_number: string | null;
  ward_id: string | null;
  ward_name: string | null;
}

export async function selectStay(
  db: Db,
  tenantId: string,
  admissionId: string,
): Promise<StayRow | undefined> {
  const { rows } = await sql<StayRow>`
    select admission.id as admission_id, admission.admission_number, admission.status, patient.id as patient_id,
      patient.is_restricted, patient.patient_number, patient.first_name, patient.last_name, bed.bed_number,
      ward.id as ward_id, ward.name as ward_name
    from admission
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = admission.patient_id
    left join bed on bed.tenant_id = ${tenantId}::uuid and bed.admission_id = admission.id
    left join ward on ward.tenant_id = ${tenantId}::uuid and ward.id = bed.ward_id
    where admission.tenant_id = ${tenantId}::uuid and admission.id = ${admissionId}::uuid`.execute(db);
  return rows[0];
}

export interface StayLineRow {
  id: string;
  prescription_id: string;
  name: string;
  strength: string | null;
  dose: string;
  route: MarLine['route'];
  frequency: string;
  instruction: string | null;
  food: MarLine['food'];
  diagnosis: string | null;
  prescriber_name: string;
  starts_on: string;
  ends_on: string | null;
  state: MarLine['state'];
  state_reason: string | null;
  state_at: Instant;
  state_by_name: string;
  news: OrderNews;
  read_at: Instant | null;
  read_by_name: string | null;
  medicine_id: string | null;
  prn_indication: string | null;
  prn_minimum_minutes: number | null;
  prn_maximum: number | null;
  dosage_form: string | null;
  /** Null for what stands in words alone. */
  is_high_alert: boolean | null;
  is_controlled: boolean | null;
}

/** Lines of a stay that run or are held on a day, were stopped or replaced on it, have a dose of it or were read by no nurse; by name. */
export async function selectStayLines(
  db: Db,
  tenantId: string,
  { admissionId, today, day, start, end }: Record<'admissionId' | 'today' | 'day' | 'start' | 'end', string>,
): Promise<StayLineRow[]> {
  const { rows } = await sql<StayLineRow>`
    select line.id, line.prescription_id, line.name, line.strength, line.dose, line.route, line.frequency,
      line.instruction, line.food, prescription.diagnosis, prescription.prescriber_name, line.starts_on::text,
      line.ends_on::text, line.state, line.state_reason, line.state_at, ${newsOf(tenantId)} as news,
      decider.first_name || ' ' || decider.last_name as state_by_name, read.acknowledged_at as read_at,
      reader.first_name || ' ' || reader.last_name as read_by_name, line.medicine_id, line.prn_indication,
      line.prn_minimum_minutes, line.prn_maximum, line.dosage_form,
      medicine.is_high_alert or coalesce(medicine.high_alert_until >= ${today}::date, false) as is_high_alert,
      medicine.is_controlled or coalesce(medicine.controlled_until >= ${today}::date, false) as is_controlled
    from prescription
    join prescription_line line on line.tenant_id = ${tenantId}::uuid and line.prescription_id = prescription.id
    left join medicine on medicine.tenant_id = ${tenantId}::uuid and medicine.id = line.medicine_id
    left join user_account decider on decider.tenant_id = ${tenantId}::uuid and decider.id = line.state_by
    left join order_acknowledgement read on read.tenant_id = ${tenantId}::uuid and read.line_id = line.id
      and read.changed_at = line.state_at
    left join user_account reader on reader.tenant_id = ${tenantId}::uuid and reader.id = read.acknowledged_by
    where prescription.tenant_id = ${tenantId}::uuid and prescription.admission_id = ${admissionId}::uuid
      and ((line.state in ('active', 'held') and line.starts_on <= ${day}::date
          and (line.ends_on is null or line.ends_on >= ${day}::date))
        or (line.state in ('stopped', 'changed')
          and line.state_at >= ${start}::timestamptz and line.state_at < ${end}::timestamptz)
        or (line.state_at < ${end}::timestamptz and ${isUnread(tenantId, today)})
        or exists (select from dose where dose.tenant_id = ${tenantId}::uuid and dose.line_id = line.id
          and dose.scheduled_at >= ${start}::timestamptz and dose.scheduled_at < ${end}::timestamptz))
    order by line.name, line.id
    limit 300`.execute(db);
  return rows;
}

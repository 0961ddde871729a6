import { sql } from 'kysely';
import type { AlarmRegister } from '#server/alarms/alarm-rows.ts';
import type { Db, Instant } from '#database/tables.ts';

/** A patient in a stay and whose concern they are. */
export interface StayPeopleRow {
  patient_number: string;
  first_name: string;
  last_name: string;
  is_restricted: boolean;
  bed_number: string | null;
  ward_name: string | null;
  /** The account of the attending doctor, else of the admitting one; null where that doctor has none. */
  doctor_user_id: string | null;
  /** The nurse who is responsible now. */
  nurse_id: string | null;
}

/** The columns of `StayPeopleRow`; for statements with `patient` and the joins below. */
const stayPeople = sql`
  patient.patient_number, patient.first_name, patient.last_name, patient.is_restricted, bed.bed_number,
  ward.name as ward_name, doctor.user_id as doctor_user_id, assignment.nurse_id`;

/** Where somebody lies and whose concern they are; for statements with `admission`. */
const bedAndPeopleOf = (tenantId: string) => sql`
    left join bed on bed.tenant_id = ${tenantId}::uuid and bed.admission_id = admission.id
    left join ward on ward.tenant_id = ${tenantId}::uuid and ward.id = bed.ward_id
    left join doctor on doctor.tenant_id = ${tenantId}::uuid
      and doctor.id = coalesce(admission.attending_doctor_id, admission.admitting_doctor_id)
    left join nursing_assignment assignment on assignment.tenant_id = ${tenantId}::uuid
      and assignment.admission_id = admission.id and assignment.ended_at is null`;

/** Who lies in a running stay, and whose concern that is; undefined when the stay is over. */
export async function selectStayPeople(
  db: Db,
  tenantId: string,
  admissionId: string,
): Promise<StayPeopleRow | undefined> {
  const { rows } = await sql<StayPeopleRow>`
    select ${stayPeople}
    from admission
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = admission.patient_id
    ${bedAndPeopleOf(tenantId)}
    where admission.tenant_id = ${tenantId}::uuid and admission.id = ${admissionId}::uuid
      and admission.status = 'active'`.execute(db);
  return rows[0];
}

/** Scores that ask for a call, as the frame of alarms keeps them. */
export const deteriorations: AlarmRegister = {
  table: 'deterioration',
  isOpen: sql`alarm.closed_at is null`,
  overdueColumn: 'pass_on_at',
};

export interface NewDeterioration {
  tenantId: string;
  id: string;
  patientId: string;
  admissionId: string;
  vitalSignsId: string;
  raisedAt: string;
  passOnAt: string;
}

/** A stay has one that waits: a later score becomes its newest and never puts off when it is passed on. */
export async function raiseDeterioration(db: Db, row: NewDeterioration): Promise<void> {
  await sql`
    insert into deterioration as alarm (tenant_id, id, patient_id, admission_id, vital_signs_id, raised_at, pass_on_at)
    values (${row.tenantId}::uuid, ${row.id}::uuid, ${row.patientId}::uuid, ${row.admissionId}::uuid,
      ${row.vitalSignsId}::uuid, ${row.raisedAt}::timestamptz, ${row.passOnAt}::timestamptz)
    on conflict (tenant_id, admission_id) where acknowledged_at is null and closed_at is null
    do update set vital_signs_id = excluded.vital_signs_id, pass_on_at = least(alarm.pass_on_at, excluded.pass_on_at)`.execute(
    db,
  );
}

/** What waits because of a set. */
export async function selectOpenOfSet(
  db: Db,
  tenantId: string,
  vitalSignsId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from deterioration where tenant_id = ${tenantId}::uuid and vital_signs_id = ${vitalSignsId}::uuid
      and acknowledged_at is null and closed_at is null`.execute(db);
  return rows[0]?.id;
}

/** True when what waits was turned to an earlier set, which asked for a call that nobody has acknowledged. */
export async function turnToSet(
  db: Db,
  tenantId: string,
  { id, vitalSignsId }: { id: string; vitalSignsId: string },
): Promise<boolean> {
  const { rows } = await sql`
    update deterioration set vital_signs_id = ${vitalSignsId}::uuid
    where tenant_id = ${tenantId}::uuid and id = ${id}::uuid and not exists (
      select from deterioration earlier where earlier.tenant_id = ${tenantId}::uuid
        and earlier.vital_signs_id = ${vitalSignsId}::uuid and earlier.acknowledged_at is not null)
    returning id`.execute(db);
  return rows.length > 0;
}

/** Ends what waits because of a set that was entered in error. */
export async function closeForWrongSet(db: Db, tenantId: string, id: string, at: string): Promise<void> {
  await sql`
    update deterioration set closed_at = ${at}::timestamptz, closed_because = 'entered-in-error'
    where tenant_id = ${tenantId}::uuid and id = ${id}::uuid`.execute(db);
}

const ofEndedStays = (tenantId: string) => sql`
  alarm.tenant_id = ${tenantId}::uuid and alarm.acknowledged_at is null and alarm.closed_at is null
    and exists (select from admission where admission.tenant_id = ${tenantId}::uuid
      and admission.id = alarm.admission_id and admission.status <> 'active')`;

export async function hasOfEndedStays(db: Db, tenantId: string): Promise<boolean> {
  const { rows } = await sql`select from deterioration alarm where ${ofEndedStays(tenantId)} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Ends what waits of patients who have left; returns which. */
export async function closeOfEndedStays(db: Db, tenantId: string, at: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update deterioration as alarm set closed_at = ${at}::timestamptz, closed_because = 'stay-ended'
    where ${ofEndedStays(tenantId)} returning alarm.id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface OpenFilter {
  ids?: readonly string[] | undefined;
  patientId?: string | undefined;
  wardId?: string | undefined;
  /** Those whose concern it is: of the stay, of the patient, and, passed on, whoever may answer. */
  concerns?: { userId: string; isOfAll: boolean; isPassedOn: boolean; isNurse: boolean } | undefined;
}

export interface OpenRow extends StayPeopleRow {
  id: string;
  raised_at: Instant;
  pass_on_at: Instant;
  escalated_at: Instant | null;
  admission_id: string;
  patient_id: string;
  total: number;
  recorded_at: Instant;
  recorded_by: string;
  newer_total: number | null;
  newer_at: Instant | null;
  called: string | null;
}

/** What waits of running stays, the oldest first. */
export async function selectOpen(
  db: Db,
  tenantId: string,
  { ids, patientId, wardId, concerns }: OpenFilter,
  limit: number,
): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select alarm.id, alarm.raised_at, alarm.pass_on_at, alarm.escalated_at, alarm.admission_id, alarm.patient_id,
      ${stayPeople}, signs.news2_total as total,
      signs.recorded_at, signs.recorded_by, newer.news2_total as newer_total, newer.recorded_at as newer_at,
      call.called
    from deterioration alarm
    join vital_signs signs on signs.tenant_id = ${tenantId}::uuid and signs.id = alarm.vital_signs_id
    join admission on admission.tenant_id = ${tenantId}::uuid and admission.id = alarm.admission_id
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = alarm.patient_id
    ${bedAndPeopleOf(tenantId)}
    left join lateral (
      select later.news2_total, later.recorded_at from vital_signs later
      where later.tenant_id = ${tenantId}::uuid and later.admission_id = alarm.admission_id
        and later.recorded_at > signs.recorded_at and later.news2_total is not null
        and not exists (select from vital_signs_error error
          where error.tenant_id = ${tenantId}::uuid and error.vital_signs_id = later.id)
      order by later.recorded_at desc, later.id desc limit 1) newer on true
    left join lateral (
      select escalation.called from vital_signs_escalation escalation
      where escalation.tenant_id = ${tenantId}::uuid and escalation.vital_signs_id = signs.id
      order by escalation.called_at desc, escalation.id desc limit 1) call on true
    where alarm.tenant_id = ${tenantId}::uuid and alarm.acknowledged_at is null and alarm.closed_at is null
      and admission.status = 'active'
      ${ids === undefined ? sql`` : sql`and alarm.id = any(${ids}::uuid[])`}
      ${patientId === undefined ? sql`` : sql`and alarm.patient_id = ${patientId}::uuid`}
      ${wardId === undefined ? sql`` : sql`and bed.ward_id = ${wardId}::uuid`}
      ${concerns === undefined || concerns.isOfAll ? sql`` : concerning(tenantId, concerns)}
    order by alarm.raised_at, alarm.id
    limit ${limit}`.execute(db);
  return rows;
}

const concerning = (
  tenantId: string,
  { userId, isPassedOn, isNurse }: NonNullable<OpenFilter['concerns']>,
) => sql`
  and (doctor.user_id = ${userId}::uuid or assignment.nurse_id = ${userId}::uuid
    ${isPassedOn ? sql`or alarm.escalated_at is not null` : sql``}
    ${isNurse ? sql`or not exists ${assignedTo(tenantId, userId)}` : sql``})`;

/** A nurse without patients of her own is told of all. */
const assignedTo = (tenantId: string, userId: string) => sql`(select from nursing_assignment mine
  where mine.tenant_id = ${tenantId}::uuid and mine.nurse_id = ${userId}::uuid and mine.ended_at is null)`;

import { sql } from 'kysely';
import type { ResponseLevel } from '#areas/vitals/vital-signs.public.ts';
import type { Db, Instant } from '#database/tables.ts';
import { decodeCursor } from '#kernel/page.ts';
import type { InpatientScope } from './inpatient.contract.ts';

export interface InpatientSqlRow {
  admission_id: string;
  admission_number: string;
  admitted_at: Instant;
  primary_diagnosis: string | null;
  doctor: string;
  patient_id: string;
  is_restricted: boolean;
  patient_number: string;
  first_name: string;
  last_name: string;
  gender: string;
  date_of_birth: string;
  bed_number: string | null;
  ward_id: string | null;
  ward_name: string | null;
  /** Where the row stands in the list: by ward and bed, who waits for a bed first. */
  ward_key: string;
  bed_key: string;
  total: number | null;
  total_before: number | null;
  response: ResponseLevel | null;
  scored_at: Instant | null;
  next_due_at: Instant | null;
  /** The last set of vital signs, complete or not. */
  latest_at: Instant | null;
  order_minutes: number | null;
  order_weighed_minutes: number | null;
  order_at: Instant | null;
  new_results: number;
  abnormal_results: number;
  critical_results: number;
  overdue_doses: number;
  open_tasks: number;
  overdue_tasks: number;
}

export interface InpatientRequest {
  scope: InpatientScope;
  /** The account of who asks. */
  userId: string;
  wardId?: string | undefined;
  now: string;
  /** Results that were released from then on are new. */
  resultsFrom: string;
  cursor?: string | undefined;
  limit: number;
}

/**
 * Active admissions by ward and bed with what stands out of each, in one round: the page is chosen first, and all else
 * is looked up for its patients alone. One row more than the page.
 */
export async function selectInpatients(
  db: Db,
  tenantId: string,
  { scope, userId, wardId, now, resultsFrom, cursor, limit }: InpatientRequest,
): Promise<InpatientSqlRow[]> {
  const { rows } = await sql<InpatientSqlRow>`
    with page as (
      select admission.id as admission_id, admission.patient_id, bed.id as bed_id, bed.ward_id,
        coalesce(ward.name, '') as ward_key, coalesce(bed.sort_key, '') as bed_key
      from admission
      left join bed on bed.tenant_id = ${tenantId}::uuid and bed.admission_id = admission.id
      left join ward on ward.tenant_id = ${tenantId}::uuid and ward.id = bed.ward_id
      where admission.tenant_id = ${tenantId}::uuid and admission.status = 'active'
        ${ofScope(tenantId, scope, userId)}
        ${wardId === undefined ? sql`` : sql`and bed.ward_id = ${wardId}::uuid`}
        ${afterCursor(cursor)}
      order by ward_key, bed_key, admission.id
      limit ${limit + 1}
    )
    select page.admission_id, page.ward_key, page.bed_key, page.ward_id, admission.admission_number,
      admission.admitted_at, admission.primary_diagnosis,
      coalesce(admission.attending_doctor, admission.admitting_doctor) as doctor,
      patient.id as patient_id, patient.is_restricted, patient.patient_number, patient.first_name,
      patient.last_name, patient.gender, patient.date_of_birth, bed.bed_number, ward.name as ward_name,
      scored.*, observed.*, found.*, waiting.*, work.*
    from page
    join admission on admission.tenant_id = ${tenantId}::uuid and admission.id = page.admission_id
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = page.patient_id
    left join bed on bed.tenant_id = ${tenantId}::uuid and bed.id = page.bed_id
    left join ward on ward.tenant_id = ${tenantId}::uuid and ward.id = page.ward_id
    cross join lateral ${lastScores(tenantId)} scored
    cross join lateral ${observation(tenantId)} observed
    cross join lateral ${newResults(tenantId, resultsFrom)} found
    cross join lateral ${overdueDoses(tenantId, now)} waiting
    cross join lateral ${openTasks(tenantId, now)} work
    order by page.ward_key, page.bed_key, page.admission_id`.execute(db);
  return rows;
}

function afterCursor(cursor: string | undefined) {
  if (cursor === undefined) return sql``;
  const [ward, bed, id] = decodeCursor(cursor, 3);
  return sql`and (coalesce(ward.name, ''), coalesce(bed.sort_key, ''), admission.id)
    > (${ward}::text, ${bed}::text, ${id}::uuid)`;
}

/** A doctor of the stay is who attends and who admitted. */
function ofScope(tenantId: string, scope: InpatientScope, userId: string) {
  if (scope === 'all') return sql``;
  const doctors = sql`select me.id from doctor me
    where me.tenant_id = ${tenantId}::uuid and me.user_id = ${userId}::uuid and me.status = 'active'`;
  const colleagues = sql`select colleague.id from doctor me
    join doctor colleague on colleague.tenant_id = ${tenantId}::uuid
      and lower(colleague.specialty) = lower(me.specialty)
    where me.tenant_id = ${tenantId}::uuid and me.user_id = ${userId}::uuid and me.status = 'active'`;
  const whose = scope === 'mine' ? doctors : colleagues;
  return sql`and (admission.attending_doctor_id in (${whose}) or admission.admitting_doctor_id in (${whose}))`;
}

/** The last two totals of the stay that count. */
const lastScores = (tenantId: string) => sql`(
  select max(last.total) filter (where last.place = 1) as total,
    max(last.total) filter (where last.place = 2) as total_before,
    max(last.response) filter (where last.place = 1) as response,
    max(last.recorded_at) filter (where last.place = 1) as scored_at,
    max(last.next_due_at) filter (where last.place = 1) as next_due_at
  from (
    select signs.news2_total as total, signs.news2 ->> 'response' as response, signs.recorded_at, signs.next_due_at,
      row_number() over (order by signs.recorded_at desc, signs.id desc) as place
    from vital_signs signs
    where signs.tenant_id = ${tenantId}::uuid and signs.admission_id = page.admission_id
      and signs.news2_total is not null
      and not exists (select from vital_signs_error error
        where error.tenant_id = ${tenantId}::uuid and error.vital_signs_id = signs.id)
    order by signs.recorded_at desc, signs.id desc limit 2
  ) last
)`;

/** How often a doctor wants the patient looked at, and when that was done last. */
const observation = (tenantId: string) => sql`(
  select (select max(signs.recorded_at) from vital_signs signs
      where signs.tenant_id = ${tenantId}::uuid and signs.admission_id = page.admission_id
        and not exists (select from vital_signs_error error
          where error.tenant_id = ${tenantId}::uuid and error.vital_signs_id = signs.id)) as latest_at,
    max((ordered.facts ->> 'everyMinutes')::int) as order_minutes,
    max(ordered.policy_minutes) as order_weighed_minutes, max(ordered.state_at) as order_at
  from ward_order ordered
  where ordered.tenant_id = ${tenantId}::uuid and ordered.admission_id = page.admission_id
    and ordered.kind = 'observations' and ordered.state = 'active'
)`;

/** What the laboratory released since an instant, the latest revision of each alone. */
const newResults = (tenantId: string, from: string) => sql`(
  select count(*)::int as new_results,
    (count(*) filter (where result.flag not in ('normal', 'unknown')))::int as abnormal_results,
    (count(*) filter (where result.flag like 'critical%'))::int as critical_results
  from lab_result result
  join lab_verification verification on verification.tenant_id = ${tenantId}::uuid
    and verification.result_id = result.id and verification.verified_at >= ${from}::timestamptz
  where result.tenant_id = ${tenantId}::uuid and result.patient_id = page.patient_id
    and not exists (select from lab_result later
      where later.tenant_id = ${tenantId}::uuid and later.patient_id = page.patient_id
        and later.test_id = result.test_id and later.order_id = result.order_id
        and later.revision > result.revision)
)`;

const overdueDoses = (tenantId: string, now: string) => sql`(
  select count(*)::int as overdue_doses
  from dose
  where dose.tenant_id = ${tenantId}::uuid and dose.admission_id = page.admission_id
    and dose.status = 'scheduled' and dose.scheduled_at < ${now}::timestamptz
    and not exists (select from dose_error error
      where error.tenant_id = ${tenantId}::uuid and error.dose_id = dose.id)
)`;

const openTasks = (tenantId: string, now: string) => sql`(
  select count(*)::int as open_tasks,
    (count(*) filter (where task.due_at < ${now}::timestamptz))::int as overdue_tasks
  from nursing_task task
  where task.tenant_id = ${tenantId}::uuid and task.admission_id = page.admission_id and task.status = 'open'
)`;

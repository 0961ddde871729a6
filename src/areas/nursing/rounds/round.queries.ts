import { allergiesBeside } from '#areas/patients/patients.public.ts';
import { sql } from 'kysely';
import type {
  Consciousness,
  News2Score,
  OxygenSource,
  SaturationScale,
  TemperatureUnit,
} from '#areas/vitals/vital-signs.public.ts';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db, Instant } from '#database/tables.ts';
import type { RoundPatient } from './round.contract.ts';
import { type FollowUpReader, taskText } from '../tasks/follow-up.queries.ts';
import '../nursing.tables.ts';

/** Sets of the stay that count, the newest first. */
const counting = (tenantId: string) => sql`from vital_signs signs
  where signs.tenant_id = ${tenantId}::uuid and signs.admission_id = admission.id
    and not exists (select from vital_signs_error error
      where error.tenant_id = ${tenantId}::uuid and error.vital_signs_id = signs.id)`;

const newestFirst = sql`order by signs.recorded_at desc, signs.id desc limit 1`;

interface LatestColumns {
  latest_id: string | null;
  latest_at: Instant | null;
  latest_is_abnormal: boolean | null;
  latest_is_obstetric: boolean | null;
  latest_unit: TemperatureUnit | null;
  latest_temperature_tenths: number | null;
  latest_respiratory_rate: number | null;
  latest_oxygen_saturation: number | null;
  latest_oxygen: OxygenSource | null;
  latest_systolic: number | null;
  latest_diastolic: number | null;
  latest_heart_rate: number | null;
  latest_consciousness: Consciousness | null;
  latest_notes: string | null;
  latest_news2: News2Score | null;
}

export const latestOf = (tenantId: string) => sql<LatestColumns>`(
  select signs.id as latest_id, signs.recorded_at as latest_at, signs.is_abnormal as latest_is_abnormal,
    signs.is_obstetric as latest_is_obstetric, signs.temperature_unit as latest_unit,
    signs.temperature_typed_tenths as latest_temperature_tenths, signs.respiratory_rate as latest_respiratory_rate,
    signs.oxygen_saturation as latest_oxygen_saturation, signs.oxygen as latest_oxygen,
    signs.blood_pressure_systolic as latest_systolic, signs.blood_pressure_diastolic as latest_diastolic,
    signs.heart_rate as latest_heart_rate, signs.consciousness as latest_consciousness,
    signs.notes as latest_notes, signs.news2 as latest_news2
  ${counting(tenantId)} ${newestFirst}
)`;

interface ScoredColumns {
  total: number | null;
  scored_at: Instant | null;
  next_due_at: Instant | null;
}

export const scoredOf = (tenantId: string) => sql<ScoredColumns>`(
  select signs.news2_total as total, signs.recorded_at as scored_at, signs.next_due_at
  ${counting(tenantId)} and signs.news2_total is not null ${newestFirst}
)`;

export interface ObservationOrderColumns {
  order_minutes: number | null;
  order_weighed_minutes: number | null;
  order_at: Instant | null;
}

/** How often a doctor wants the patient looked at, and against which interval of the policy that was weighed. */
export const observationOrderOf = (tenantId: string) => sql<ObservationOrderColumns>`(
  select (ordered.facts ->> 'everyMinutes')::int as order_minutes,
    ordered.policy_minutes as order_weighed_minutes, ordered.state_at as order_at
  from ward_order ordered
  where ordered.tenant_id = ${tenantId}::uuid and ordered.admission_id = admission.id
    and ordered.kind = 'observations' and ordered.state = 'active'
  limit 1
)`;

export const scoredBefore = (tenantId: string) => sql<{ total_before: number | null }>`(
  select signs.news2_total as total_before
  ${counting(tenantId)} and signs.news2_total is not null ${newestFirst} offset 1
)`;

/** The highest total of the stay from an instant on; of several the first. */
export const highestOf = (tenantId: string, from: string) => sql<{
  highest: number | null;
  highest_at: Instant | null;
}>`(
  select signs.news2_total as highest, signs.recorded_at as highest_at
  ${counting(tenantId)} and signs.news2_total is not null and signs.recorded_at >= ${from}::timestamptz
  order by signs.news2_total desc, signs.recorded_at, signs.id limit 1
)`;

const scaleOf = (tenantId: string) => sql<{ scale: SaturationScale | null }>`(
  select decision.scale from saturation_scale decision
  where decision.tenant_id = ${tenantId}::uuid and decision.admission_id = admission.id
  order by decision.decided_at desc, decision.id desc limit 1
)`;

/** Who is responsible now. */
const nurseOf = (tenantId: string) => sql<{ nurse_id: string | null; nurse_name: string | null }>`(
  select assignment.nurse_id, nurse.first_name || ' ' || nurse.last_name as nurse_name
  from nursing_assignment assignment
  join user_account nurse on nurse.tenant_id = ${tenantId}::uuid and nurse.id = assignment.nurse_id
  where assignment.tenant_id = ${tenantId}::uuid and assignment.admission_id = admission.id
    and assignment.ended_at is null
)`;

/** The maximum number of tasks that are told of one patient. */
const maxTasks = 30;

/** Open tasks that are due before an instant, those due first. */
const tasksOf = (tenantId: string, dueBefore: string, reader: FollowUpReader) => sql<{
  tasks: RoundPatient['tasks'];
}>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', due.id, 'version', due.version, 'source', due.source,
      'text', due.text, 'noteId', due.note_id, 'takenByName', taker.first_name || ' ' || taker.last_name,
      'dueAt', to_char(due.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by due.due_at, due.id), '[]'::jsonb) as tasks
  from (
    select task.id, task.version, task.source, ${taskText(tenantId, reader)} as text, task.note_id, task.due_at, task.taken_by
    from nursing_task task
    where task.tenant_id = ${tenantId}::uuid and task.admission_id = admission.id and task.status = 'open'
      and task.due_at < ${dueBefore}::timestamptz
    order by task.due_at, task.id limit ${maxTasks}
  ) due
  left join user_account taker on taker.tenant_id = ${tenantId}::uuid and taker.id = due.taken_by
)`;

export interface RoundRequest {
  wardId?: string | undefined;
  /** The nurse whose patients alone are wanted. */
  nurseId?: string | undefined;
  /** Tasks that are due before it are told. */
  dueBefore: string;
  reader: FollowUpReader;
  cursor?: string | undefined;
  limit: number;
}

/** Patients in beds, by ward and bed; one row more than the page. */
export function selectRound(
  db: Db,
  tenantId: string,
  { wardId, nurseId, dueBefore, reader, cursor, limit }: RoundRequest,
) {
  let query = db
    .selectFrom('bed')
    .innerJoin('ward', (join) =>
      join.onRef('ward.id', '=', 'bed.ward_id').on('ward.tenant_id', '=', tenantId),
    )
    .innerJoin('admission', (join) =>
      join.onRef('admission.id', '=', 'bed.admission_id').on('admission.tenant_id', '=', tenantId),
    )
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'admission.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoinLateral(latestOf(tenantId).as('latest'), (join) => join.onTrue())
    .leftJoinLateral(scoredOf(tenantId).as('scored'), (join) => join.onTrue())
    .leftJoinLateral(scoredBefore(tenantId).as('before'), (join) => join.onTrue())
    .leftJoinLateral(observationOrderOf(tenantId).as('observation'), (join) => join.onTrue())
    .leftJoinLateral(scaleOf(tenantId).as('chosen'), (join) => join.onTrue())
    .leftJoinLateral(nurseOf(tenantId).as('nurse'), (join) => join.onTrue())
    .leftJoinLateral(tasksOf(tenantId, dueBefore, reader).as('due'), (join) => join.onTrue())
    .leftJoinLateral(allergiesBeside(tenantId).as('allergic'), (join) => join.onTrue())
    .selectAll(['latest', 'scored', 'observation', 'before', 'chosen', 'nurse', 'due', 'allergic'])
    .select([
      'bed.id as bed_id',
      'bed.bed_number',
      'bed.sort_key',
      'ward.id as ward_id',
      'ward.name as ward_name',
      'admission.id as admission_id',
      'admission.precautions',
      'admission.primary_diagnosis',
      sql<string>`coalesce(admission.attending_doctor, admission.admitting_doctor)`.as('doctor'),
      'patient.id as patient_id',
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.gender',
      'patient.date_of_birth',
      'patient.is_restricted',
    ])
    .where('bed.tenant_id', '=', tenantId);
  if (wardId) query = query.where('bed.ward_id', '=', wardId);
  if (nurseId) query = query.where('nurse.nurse_id', '=', nurseId);
  return selectPage(
    query,
    { cursor, limit },
    { 'ward.name': 'text', 'ward.id': 'uuid', 'bed.sort_key': 'text', 'bed.id': 'uuid' },
  );
}

export type RoundRow = Awaited<ReturnType<typeof selectRound>>[number];

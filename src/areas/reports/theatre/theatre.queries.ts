import { sql } from 'kysely';
import { closedIn, foldedRows, keyUnlessClosed } from '../report/folding/folded-rows.ts';
import { figuresOf, type ReportRequest, rowsOf, stepOf, topRows, within } from '../report/report-source.ts';

/** Cases whose start is booked within the days. */
function booked(request: ReportRequest) {
  return sql`surgical_case.tenant_id = ${request.tenantId}::uuid
    and ${within('surgical_case.scheduled_start', request)} and ${operatedBy(request)}`;
}

/** True for cases of which a surgeon is the doctor, or of the specialty, asked for; of every case where nothing is. */
function operatedBy({ tenantId, doctorId, specialty }: ReportRequest) {
  return sql<boolean>`((${doctorId}::uuid is null and ${specialty}::text is null) or exists (
    select from surgical_team_member asked_member
    join doctor asked on asked.tenant_id = ${tenantId}::uuid and asked.user_id = asked_member.user_id
    where asked_member.tenant_id = ${tenantId}::uuid and asked_member.case_id = surgical_case.id
      and asked_member.role = 'surgeon'
      and (${doctorId}::uuid is null or asked.id = ${doctorId}::uuid)
      and (${specialty}::text is null or asked.specialty = ${specialty}::text)))`;
}

const minutesLate = sql`extract(epoch from surgical_case.actual_start - surgical_case.scheduled_start) / 60`;

const counts = sql`count(*)::bigint as cases,
  count(*) filter (where surgical_case.status = 'completed') as completed,
  count(*) filter (where surgical_case.status = 'cancelled') as cancelled,
  count(*) filter (where surgical_case.actual_start is not null) as started,
  count(*) filter (where ${minutesLate} <= 15) as on_time,
  coalesce(sum(surgical_case.actual_minutes), 0)::bigint as used,
  count(surgical_case.actual_minutes) as timed,
  coalesce(sum(surgical_case.estimated_minutes) filter (where surgical_case.actual_minutes is not null), 0)::bigint
    as planned`;

const columns = [
  'cases',
  'completed',
  'cancelled',
  'started',
  'on_time',
  'used',
  'timed',
  'planned',
] as const;

export function selectFigures(request: ReportRequest) {
  return figuresOf(
    request.db,
    sql`select ${counts}, count(*) filter (where surgical_case.urgency = 'emergency') as emergency
      from surgical_case where ${booked(request)}`,
  );
}

export function selectDays(request: ReportRequest) {
  return rowsOf(
    request.db,
    sql`select ${stepOf('surgical_case.scheduled_start', request)} as key, ${counts}
      from surgical_case where ${booked(request)} group by 1`,
  );
}

export function selectTheatres(request: ReportRequest) {
  const { db, tenantId } = request;
  return topRows(
    db,
    sql`select coalesce(theatre.id::text, 'none') as key, min(theatre.name) as label, ${counts}
      from surgical_case
      left join operating_theatre theatre on theatre.tenant_id = ${tenantId}::uuid
        and theatre.id = surgical_case.theatre_id
      where ${booked(request)}
      group by 1`,
    columns,
  );
}

export function selectSurgeons(request: ReportRequest) {
  const { db, tenantId } = request;
  return topRows(
    db,
    sql`select coalesce(account.id::text, 'none') as key,
        min(account.first_name || ' ' || account.last_name) as label, ${counts}
      from surgical_case
      left join surgical_team_member member on member.tenant_id = ${tenantId}::uuid
        and member.case_id = surgical_case.id and member.role = 'surgeon'
      left join user_account account on account.tenant_id = ${tenantId}::uuid and account.id = member.user_id
      where ${booked(request)}
      group by 1`,
    columns,
  );
}

export function selectProcedures(request: ReportRequest) {
  const { join, isClosed } = closedIn(request, 'surgical_case', {
    ...{ patient: 'surgical_case.patient_id', record: 'surgical_case.id' },
  });
  return foldedRows(
    request,
    sql`select ${keyUnlessClosed(sql`lower(surgical_case.procedure_name)`, isClosed)} as key,
        min(surgical_case.procedure_name) as label, count(distinct surgical_case.patient_id) as people, ${counts}
      from surgical_case ${join} where ${booked(request)}
      group by 1`,
    columns,
  );
}

export function selectStatuses(request: ReportRequest) {
  return rowsOf(
    request.db,
    sql`select surgical_case.status as key, count(*) as cases
      from surgical_case where ${booked(request)}
      group by surgical_case.status
      order by cases desc, key`,
  );
}

import { sql } from 'kysely';
import { figuresOf, type ReportRequest, rowsOf, stepOf, within } from '../report/report-source.ts';

/** Doses of the days that were not entered in error, with what became of them. */
function doses(request: ReportRequest) {
  const { tenantId } = request;
  return sql`dose
    left join dose_outcome outcome on outcome.tenant_id = ${tenantId}::uuid and outcome.dose_id = dose.id
    where dose.tenant_id = ${tenantId}::uuid and ${within('dose.scheduled_at', request)}
      and not exists (select from dose_error error
        where error.tenant_id = ${tenantId}::uuid and error.dose_id = dose.id)`;
}

/** Sets of vital signs of the days that were not entered in error. */
function signs(request: ReportRequest) {
  const { tenantId } = request;
  return sql`vital_signs
    where vital_signs.tenant_id = ${tenantId}::uuid and ${within('vital_signs.recorded_at', request)}
      and not exists (select from vital_signs_error error
        where error.tenant_id = ${tenantId}::uuid and error.vital_signs_id = vital_signs.id)`;
}

/** Nursing notes of the days that were not entered in error. */
function notes(request: ReportRequest) {
  const { tenantId } = request;
  return sql`nursing_note note
    where note.tenant_id = ${tenantId}::uuid and ${within('note.note_time', request)}
      and not exists (select from nursing_note_error error
        where error.tenant_id = ${tenantId}::uuid and error.note_id = note.id)`;
}

/** Doses, vital signs and notes of the days. */
export function selectFigures(request: ReportRequest) {
  const { db, tenantId } = request;
  return figuresOf(
    db,
    sql`select planned.*, measured.*, written.*
      from (
        select count(*)::bigint as doses, count(*) filter (where dose.status = 'given') as given,
          count(*) filter (where dose.status = 'missed') as missed,
          count(*) filter (where dose.status <> 'scheduled') as settled,
          count(*) filter (where outcome.status = 'given' and outcome.timing = 'on-time') as on_time
        from ${doses(request)}
      ) as planned, (
        select count(*)::bigint as signs, count(*) filter (where vital_signs.is_abnormal) as abnormal,
          count(*) filter (where vital_signs.news2_total >= 5) as high,
          count(*) filter (where vital_signs.news2_total >= 5 and exists (select from vital_signs_escalation called
            where called.tenant_id = ${tenantId}::uuid and called.vital_signs_id = vital_signs.id)) as escalated
        from ${signs(request)}
      ) as measured, (
        select count(*)::bigint as notes, count(*) filter (where note.priority = 'critical') as critical
        from ${notes(request)}
      ) as written`,
  );
}

/** The same by day or month. */
export function selectDays(request: ReportRequest) {
  return rowsOf(
    request.db,
    sql`select key, sum(doses)::bigint as doses, sum(given)::bigint as given, sum(settled)::bigint as settled,
        sum(signs)::bigint as signs, sum(abnormal)::bigint as abnormal, sum(notes)::bigint as notes
      from (
        select ${stepOf('dose.scheduled_at', request)} as key, count(*) as doses,
          count(*) filter (where dose.status = 'given') as given,
          count(*) filter (where dose.status <> 'scheduled') as settled, 0 as signs, 0 as abnormal, 0 as notes
        from ${doses(request)} group by 1
        union all
        select ${stepOf('vital_signs.recorded_at', request)}, 0, 0, 0, count(*),
          count(*) filter (where vital_signs.is_abnormal), 0
        from ${signs(request)} group by 1
        union all
        select ${stepOf('note.note_time', request)}, 0, 0, 0, 0, 0, count(*)
        from ${notes(request)} group by 1
      ) as counted
      group by key`,
  );
}

/** Doses of the days by what became of them. */
export function selectStatuses(request: ReportRequest) {
  return rowsOf(
    request.db,
    sql`select dose.status as key, count(*) as doses
      from ${doses(request)}
      group by dose.status
      order by doses desc, key`,
  );
}

/** Doses given in the days by when they were given. */
export function selectTimings(request: ReportRequest) {
  return rowsOf(
    request.db,
    sql`select outcome.timing as key, count(*) as doses
      from ${doses(request)} and outcome.status = 'given'
      group by outcome.timing
      order by doses desc, key`,
  );
}

/** Notes of the days by their type. */
export function selectNoteTypes(request: ReportRequest) {
  return rowsOf(
    request.db,
    sql`select note.note_type as key, count(*) as notes,
        count(*) filter (where note.priority = 'critical') as critical
      from ${notes(request)}
      group by note.note_type
      order by notes desc, key`,
  );
}

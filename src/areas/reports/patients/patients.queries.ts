import { sql } from 'kysely';
import { figuresOf, type ReportRequest, rowsOf, stepOf, within } from '../report/report-source.ts';

/** Patients registered in the days, and those who came in them. */
export function selectFigures(request: ReportRequest) {
  const { db, tenantId } = request;
  return figuresOf(
    db,
    sql`select came.registered, came.imported, visited.visitors, visited.returning
      from (
        select count(*)::bigint as registered, count(*) filter (where import_id is not null) as imported
        from patient
        where tenant_id = ${tenantId}::uuid and ${within('patient.created_at', request)}
      ) as came, (
        select count(*)::bigint as visitors,
          count(*) filter (where patient.created_at < ${request.start}::timestamptz) as returning
        from (
          select distinct patient_id from appointment
          where tenant_id = ${tenantId}::uuid and ${within('appointment.start_time', request)}
            and status = 'completed'
        ) as visit
        join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = visit.patient_id
      ) as visited`,
  );
}

/** Registrations by day or month. */
export function selectRegistrations(request: ReportRequest) {
  const { db, tenantId } = request;
  return rowsOf(
    db,
    sql`select ${stepOf('patient.created_at', request)} as key, count(*) as registered,
        count(*) filter (where import_id is not null) as imported
      from patient
      where tenant_id = ${tenantId}::uuid and ${within('patient.created_at', request)}
      group by 1`,
  );
}

/** Who was registered, by gender. */
export function selectGenders(request: ReportRequest) {
  const { db, tenantId } = request;
  return rowsOf(
    db,
    sql`select gender as key, count(*) as registered
      from patient
      where tenant_id = ${tenantId}::uuid and ${within('patient.created_at', request)}
      group by gender
      order by registered desc, gender`,
  );
}

/** Who was registered, by age on the last day asked for. */
export function selectAges(request: ReportRequest) {
  const { db, tenantId, to } = request;
  return rowsOf(
    db,
    sql`select case age_group when 0 then '0-18' when 1 then '19-35' when 2 then '36-55' when 3 then '56-75'
          else '75+' end as key,
        count(*) as registered
      from (
        select width_bucket(extract(year from age(${to}::date, date_of_birth))::int, array[19, 36, 56, 76])
          as age_group
        from patient
        where tenant_id = ${tenantId}::uuid and ${within('patient.created_at', request)}
      ) as aged
      group by age_group
      order by age_group`,
  );
}

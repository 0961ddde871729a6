import { sql } from 'kysely';
import { ofDoctors } from '../report/filters.queries.ts';
import { figuresOf, type ReportRequest, rowsOf, stepOf, topRows, within } from '../report/report-source.ts';

/** Appointments that start in the days, of the doctors asked for. */
function started(request: ReportRequest) {
  return sql`appointment.tenant_id = ${request.tenantId}::uuid and ${within('appointment.start_time', request)}
    and ${ofDoctors('appointment.doctor_id', request)}`;
}

const counts = sql`count(*)::bigint as starting,
  count(*) filter (where appointment.status = 'completed') as completed,
  count(*) filter (where appointment.status = 'cancelled') as cancelled,
  count(*) filter (where appointment.status <> 'cancelled') as expected,
  count(*) filter (where appointment.booked_anyway) as overbooked`;

/** How many appointments start in the days, and what became of them. */
export function selectFigures(request: ReportRequest) {
  return figuresOf(request.db, sql`select ${counts} from appointment where ${started(request)}`);
}

/** The same by day or month. */
export function selectDays(request: ReportRequest) {
  return rowsOf(
    request.db,
    sql`select ${stepOf('appointment.start_time', request)} as key, ${counts}
      from appointment where ${started(request)} group by 1`,
  );
}

/** The same by doctor. */
export function selectDoctors(request: ReportRequest) {
  const { db, tenantId } = request;
  return topRows(
    db,
    sql`select coalesce(doctor.id::text, 'none') as key, min(doctor.name) as label, ${counts}
      from appointment
      left join doctor on doctor.tenant_id = ${tenantId}::uuid and doctor.id = appointment.doctor_id
      where ${started(request)}
      group by 1`,
    ['starting', 'completed', 'cancelled', 'expected', 'overbooked'],
  );
}

/** The same by specialty of the doctor, which stands for the department. */
export function selectSpecialties(request: ReportRequest) {
  const { db, tenantId } = request;
  return topRows(
    db,
    sql`select coalesce('specialty ' || doctor.specialty, 'none') as key, doctor.specialty as label, ${counts}
      from appointment
      left join doctor on doctor.tenant_id = ${tenantId}::uuid and doctor.id = appointment.doctor_id
      where ${started(request)}
      group by doctor.specialty`,
    ['starting', 'completed', 'cancelled', 'expected', 'overbooked'],
  );
}

/** The same by what they are for. */
export function selectTypes(request: ReportRequest) {
  return rowsOf(
    request.db,
    sql`select appointment.type as key, ${counts}
      from appointment where ${started(request)}
      group by appointment.type
      order by starting desc, key`,
  );
}

/** The same by the hour at which they start, on the hospital's clock. */
export function selectHours(request: ReportRequest) {
  return rowsOf(
    request.db,
    sql`select to_char(appointment.start_time at time zone ${request.timeZone}, 'HH24') as key,
        to_char(appointment.start_time at time zone ${request.timeZone}, 'HH24') || ':00' as label, ${counts}
      from appointment where ${started(request)}
      group by 1, 2
      order by 1`,
  );
}

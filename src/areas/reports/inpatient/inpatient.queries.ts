import { sql } from 'kysely';
import {
  figuresOf,
  type ReportRequest,
  rowsOf,
  stepOfDay,
  topRows,
  within,
} from '../report/report-source.ts';

/** Admissions of patients who lay on the ward asked for; all of them without one. */
function onWard({ tenantId, wardId }: ReportRequest) {
  return sql`(${wardId}::uuid is null or exists (
    select from bed_stay stay
    join bed on bed.tenant_id = ${tenantId}::uuid and bed.id = stay.bed_id and bed.ward_id = ${wardId}::uuid
    where stay.tenant_id = ${tenantId}::uuid and stay.admission_id = admission.id))`;
}

/** Midnights of wards in the days, of the ward asked for. */
function midnights({ tenantId, from, to, wardId }: ReportRequest) {
  return sql`census.tenant_id = ${tenantId}::uuid and census.day between ${from}::date and ${to}::date
    and (${wardId}::uuid is null or census.ward_id = ${wardId}::uuid)`;
}

const sums = sql`coalesce(sum(census.occupied), 0)::bigint as occupied,
  coalesce(sum(census.beds), 0)::bigint as beds,
  coalesce(sum(census.admissions), 0)::bigint as admissions,
  coalesce(sum(census.discharges), 0)::bigint as discharges,
  coalesce(sum(census.transfers_in), 0)::bigint as transfers_in,
  coalesce(sum(census.transfers_out), 0)::bigint as transfers_out`;

/** Who came, who left and after how long, and how full the wards were. */
export function selectFigures(request: ReportRequest) {
  const { db, tenantId } = request;
  return figuresOf(
    db,
    sql`select came.admissions, gone.discharges, gone.deaths, gone.stay, counted.occupied, counted.beds,
        present.inpatients
      from (
        select count(*)::bigint as admissions
        from admission
        where tenant_id = ${tenantId}::uuid and ${within('admission.admitted_at', request)}
          and status <> 'cancelled' and ${onWard(request)}
      ) as came, (
        select count(*)::bigint as discharges,
          count(*) filter (where exists (select from discharge
            where discharge.tenant_id = ${tenantId}::uuid and discharge.admission_id = admission.id
              and discharge.disposition = 'died')) as deaths,
          round(avg(extract(epoch from ended_at - admitted_at)) / 8640)::bigint as stay
        from admission
        where tenant_id = ${tenantId}::uuid and ${within('admission.ended_at', request)}
          and status in ('discharged', 'transferred-out') and ${onWard(request)}
      ) as gone, (
        select ${sums} from ward_census census where ${midnights(request)}
      ) as counted, (
        select count(*)::bigint as inpatients
        from admission
        where tenant_id = ${tenantId}::uuid and status = 'active' and ${onWard(request)}
      ) as present`,
  );
}

/** The wards at their midnights by day or month. */
export function selectDays(request: ReportRequest) {
  return rowsOf(
    request.db,
    sql`select ${stepOfDay('census.day', request)} as key, ${sums}
      from ward_census census where ${midnights(request)} group by 1`,
  );
}

/** The same by ward. */
export function selectWards(request: ReportRequest) {
  const { db, tenantId } = request;
  return topRows(
    db,
    sql`select ward.id::text as key, min(ward.name) as label, ${sums}
      from ward_census census
      join ward on ward.tenant_id = ${tenantId}::uuid and ward.id = census.ward_id
      where ${midnights(request)}
      group by ward.id`,
    ['occupied', 'beds', 'admissions', 'discharges', 'transfers_in', 'transfers_out'],
  );
}

/** Admissions of the days by how they came about. */
export function selectTypes(request: ReportRequest) {
  const { db, tenantId } = request;
  return rowsOf(
    db,
    sql`select admission_type as key, count(*) as admissions
      from admission
      where tenant_id = ${tenantId}::uuid and ${within('admission.admitted_at', request)}
        and status <> 'cancelled' and ${onWard(request)}
      group by admission_type
      order by admissions desc, key`,
  );
}

/** Admissions of the days by the doctor who attends, or else who admitted. */
export function selectDoctors(request: ReportRequest) {
  const { db, tenantId } = request;
  return topRows(
    db,
    sql`select lower(coalesce(attending_doctor, admitting_doctor)) as key,
        min(coalesce(attending_doctor, admitting_doctor)) as label, count(*) as admissions,
        count(*) filter (where status <> 'active') as discharges
      from admission
      where tenant_id = ${tenantId}::uuid and ${within('admission.admitted_at', request)}
        and status <> 'cancelled' and ${onWard(request)}
      group by 1`,
    ['admissions', 'discharges'],
  );
}

/** Those who left in the days, by how they did. */
export function selectDispositions(request: ReportRequest) {
  const { db, tenantId } = request;
  return rowsOf(
    db,
    sql`select coalesce(discharge.disposition, 'none') as key, count(*) as discharges,
        sum(extract(epoch from admission.ended_at - admission.admitted_at) / 8640)::bigint as stayed
      from admission
      left join discharge on discharge.tenant_id = ${tenantId}::uuid and discharge.admission_id = admission.id
      where admission.tenant_id = ${tenantId}::uuid and ${within('admission.ended_at', request)}
        and admission.status in ('discharged', 'transferred-out') and ${onWard(request)}
      group by 1
      order by discharges desc, key`,
  );
}

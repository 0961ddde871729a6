import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import '../inpatient.tables.ts';

interface CensusDay {
  day: string;
  /** The first instant of the day and of the next one, as ISO 8601 in UTC. */
  start: string;
  end: string;
  /** The wards that are counted; all of them without it. */
  wardIds?: readonly string[] | undefined;
}

/**
 * Counts the wards of a day from the histories of stays and bed statuses, whatever has happened since. An admission
 * that was cancelled on the day it was made does not count. A bed is there from the moment it was set up or somebody
 * lay in it. A ward that has stays from before it was set up, because the hospital began with full wards, has the
 * beds of its first week from its first stay on.
 */
export async function writeCensus(
  db: Db,
  tenantId: string,
  { day, start, end, wardIds = [] }: CensusDay,
): Promise<void> {
  const ofWards = (column: 'bed.ward_id' | 'ward.id') =>
    wardIds.length === 0 ? sql`true` : sql`${sql.ref(column)} = any (${wardIds}::uuid[])`;
  await sql`with way as (
      select bed.ward_id, stay.placed_at, stay.ended_at,
        lag(bed.ward_id) over (partition by stay.admission_id order by stay.placed_at, stay.id) as came_from,
        lead(bed.ward_id) over (partition by stay.admission_id order by stay.placed_at, stay.id) as went_to
      from bed_stay stay
      join bed on bed.tenant_id = ${tenantId}::uuid and bed.id = stay.bed_id
      join admission on admission.tenant_id = ${tenantId}::uuid and admission.id = stay.admission_id
      where stay.tenant_id = ${tenantId}::uuid
        and stay.placed_at < ${end}::timestamptz
        and (admission.ended_at is null or admission.ended_at >= ${start}::timestamptz)
        and not (admission.status = 'cancelled' and admission.created_at >= ${start}::timestamptz
          and admission.ended_at < ${end}::timestamptz)),
    moved as (
      select ward_id,
        count(*) filter (where placed_at >= ${start}::timestamptz and came_from is null) as admissions,
        count(*) filter (where placed_at >= ${start}::timestamptz and came_from <> ward_id) as transfers_in,
        count(*) filter (where ended_at >= ${start}::timestamptz and ended_at < ${end}::timestamptz
          and went_to is null) as discharges,
        count(*) filter (where ended_at >= ${start}::timestamptz and ended_at < ${end}::timestamptz
          and went_to <> ward_id) as transfers_out
      from way group by ward_id),
    began as (
      select ward.id as ward_id, ward.created_at + interval '7 days' as first_beds_until
      from ward
      where ward.tenant_id = ${tenantId}::uuid and exists (
        select from bed where bed.tenant_id = ${tenantId}::uuid and bed.ward_id = ward.id and exists (
          select from bed_stay stay where stay.tenant_id = ${tenantId}::uuid and stay.bed_id = bed.id
            and stay.placed_at < least(ward.created_at, ${end}::timestamptz)))),
    stood as materialized (
      select bed.ward_id,
        case when exists (select from bed_stay stay where stay.tenant_id = ${tenantId}::uuid
            and stay.bed_id = bed.id and stay.placed_at < ${end}::timestamptz
            and (stay.ended_at is null or stay.ended_at >= ${end}::timestamptz)) then 'occupied'
          else coalesce((select case change.status when 'occupied' then 'dirty' else change.status end
            from bed_status_change change where change.tenant_id = ${tenantId}::uuid and change.bed_id = bed.id
              and change.since < ${end}::timestamptz
            order by change.since desc, change.id desc limit 1), 'available') end as state
      from bed
      left join began on began.ward_id = bed.ward_id
      where bed.tenant_id = ${tenantId}::uuid and ${ofWards('bed.ward_id')}
        and (bed.created_at < ${end}::timestamptz or bed.created_at < began.first_beds_until
          or exists (select from bed_stay stay where stay.tenant_id = ${tenantId}::uuid
            and stay.bed_id = bed.id and stay.placed_at < ${end}::timestamptz))
        and (bed.retired_at is null or bed.retired_at >= ${end}::timestamptz)),
    house as (
      select ward_id, count(*) as beds,
        count(*) filter (where state = 'occupied') as occupied,
        count(*) filter (where state = 'available') as available,
        count(*) filter (where state in ('dirty', 'cleaning')) as cleaning,
        count(*) filter (where state = 'maintenance') as maintenance,
        count(*) filter (where state = 'blocked') as blocked
      from stood group by ward_id)
    insert into ward_census (tenant_id, ward_id, day, beds, occupied, available, cleaning, maintenance, blocked,
      admissions, discharges, transfers_in, transfers_out)
    select ${tenantId}::uuid, ward.id, ${day}::date, coalesce(beds, 0), coalesce(occupied, 0), coalesce(available, 0),
      coalesce(cleaning, 0), coalesce(maintenance, 0), coalesce(blocked, 0), coalesce(admissions, 0),
      coalesce(discharges, 0), coalesce(transfers_in, 0), coalesce(transfers_out, 0)
    from ward left join house on house.ward_id = ward.id left join moved on moved.ward_id = ward.id
    where ward.tenant_id = ${tenantId}::uuid and ${ofWards('ward.id')}
      and (beds > 0 or (ward.status = 'active' and ward.created_at < ${end}::timestamptz))
    on conflict (tenant_id, ward_id, day) do update set beds = excluded.beds, occupied = excluded.occupied,
      available = excluded.available, cleaning = excluded.cleaning, maintenance = excluded.maintenance,
      blocked = excluded.blocked, admissions = excluded.admissions, discharges = excluded.discharges,
      transfers_in = excluded.transfers_in, transfers_out = excluded.transfers_out`.execute(db);
}

/** Keeps others from counting these wards again until the end of the transaction; everybody takes them in this order. */
export async function lockWards(db: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  await db
    .selectFrom('ward')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The last day that was counted, and the instant when the first ward was set up; null where there is none. */
export async function selectCensusStart(db: Db, tenantId: string) {
  const { rows } = await sql<{ last_day: string | null; first_ward: string | null }>`select
    (select max(day) from ward_census where tenant_id = ${tenantId}::uuid) as last_day,
    (select min(created_at) from ward where tenant_id = ${tenantId}::uuid) as first_ward`.execute(db);
  return rows[0]!;
}

interface Range {
  from: string;
  to: string;
  wardId?: string | undefined;
}

/** The counted days of wards, by day and ward; one row more than the page. */
export function selectWardDays(
  db: Db,
  tenantId: string,
  { from, to, wardId, cursor, limit }: Range & { cursor?: string | undefined; limit: number },
) {
  let query = db
    .selectFrom('ward_census')
    .innerJoin('ward', (join) =>
      join.onRef('ward.id', '=', 'ward_census.ward_id').on('ward.tenant_id', '=', tenantId),
    )
    .selectAll('ward_census')
    .select('ward.name as ward_name')
    .where('ward_census.tenant_id', '=', tenantId)
    .where('ward_census.day', '>=', from)
    .where('ward_census.day', '<=', to);
  if (wardId) query = query.where('ward_census.ward_id', '=', wardId);
  const key = { 'ward_census.day': 'date', 'ward_census.ward_id': 'uuid' } as const;
  return selectPage(query, { cursor, limit }, key);
}

interface StayLength {
  ward_id: string;
  patients: number;
  /** Seconds on the ward of all of them together. */
  seconds: number;
}

/** How long those who left the hospital between two instants had been on each ward. */
export async function selectStayLengths(
  db: Db,
  tenantId: string,
  { start, end }: { start: string; end: string },
): Promise<StayLength[]> {
  const { rows } =
    await sql<StayLength>`select bed.ward_id, count(distinct stay.admission_id)::int as patients,
      sum(extract(epoch from stay.ended_at - coalesce(stay.started_at, stay.placed_at)))::float8 as seconds
    from admission
    join bed_stay stay on stay.tenant_id = ${tenantId}::uuid and stay.admission_id = admission.id
    join bed on bed.tenant_id = ${tenantId}::uuid and bed.id = stay.bed_id
    where admission.tenant_id = ${tenantId}::uuid and admission.status in ('discharged', 'transferred-out')
      and admission.ended_at >= ${start}::timestamptz and admission.ended_at < ${end}::timestamptz
    group by bed.ward_id`.execute(db);
  return rows;
}

/** Active admissions expected to leave up to a day, by day, ward and bed; at most two hundred. */
export function selectExpected(db: Db, tenantId: string, until: string) {
  return db
    .selectFrom('admission')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'admission.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('bed', (join) =>
      join.onRef('bed.admission_id', '=', 'admission.id').on('bed.tenant_id', '=', tenantId),
    )
    .leftJoin('ward', (join) => join.onRef('ward.id', '=', 'bed.ward_id').on('ward.tenant_id', '=', tenantId))
    .select([
      'admission.id',
      'admission.admission_number',
      'admission.estimated_discharge_date as expected_on',
      sql<string>`patient.first_name || ' ' || patient.last_name`.as('patient_name'),
      'ward.name as ward_name',
      'bed.bed_number',
    ])
    .where('admission.tenant_id', '=', tenantId)
    .where('admission.status', '=', 'active')
    .where('admission.estimated_discharge_date', '<=', until)
    .orderBy('admission.estimated_discharge_date')
    .orderBy('ward.name')
    .orderBy('admission.id')
    .limit(200)
    .execute();
}

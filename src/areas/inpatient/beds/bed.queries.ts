import { type AliasableExpression, type Expression, sql, type SqlBool } from 'kysely';
import type { ResponseLevel } from '#areas/vitals/vital-signs.public.ts';
import { personName } from '#database/people/person-name.ts';
import { containing } from '#database/search/like-pattern.ts';
import { hasRow } from '#database/lists/has-row.ts';
import { pageOf } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Bed } from './bed.contract.ts';
import { noteStatuses } from './bed-status.queries.ts';
import '../inpatient.tables.ts';

export type StoredBed = RowOf<'bed'>;

export const bedRows = versionedRows('bed');

export interface BedFilter {
  wardId?: string | undefined;
  wardType?: Bed['wardType'] | undefined;
  bedType?: Bed['bedType'] | undefined;
  status?: Bed['status'] | undefined;
  sexPolicy?: Bed['sexPolicy'] | undefined;
  /** In lower case. */
  search?: string | undefined;
}

interface ScoreColumns {
  news2_total: number | null;
  news2_response: ResponseLevel | null;
}

/** The newest total of the stay that counts, one row of its index. */
const lastScore = (tenantId: string) => sql<ScoreColumns>`(
  select signs.news2_total, signs.news2 ->> 'response' as news2_response
  from vital_signs signs
  where signs.tenant_id = ${tenantId}::uuid and signs.admission_id = bed.admission_id
    and signs.news2_total is not null
    and not exists (select from vital_signs_error error
      where error.tenant_id = ${tenantId}::uuid and error.vital_signs_id = signs.id)
  order by signs.recorded_at desc, signs.id desc limit 1
)`;

/** These beds with everything the board shows, in one query: who lies in them is looked up for them alone. */
function boardOf(db: Db, tenantId: string, shown: AliasableExpression<{ id: string }>) {
  return db
    .selectFrom(shown.as('shown'))
    .innerJoin('bed', (join) => join.onRef('bed.id', '=', 'shown.id').on('bed.tenant_id', '=', tenantId))
    .innerJoin('ward', (join) =>
      join.onRef('ward.id', '=', 'bed.ward_id').on('ward.tenant_id', '=', tenantId),
    )
    .leftJoin('room', (join) => join.onRef('room.id', '=', 'bed.room_id').on('room.tenant_id', '=', tenantId))
    .leftJoin('admission', (join) =>
      join.onRef('admission.id', '=', 'bed.admission_id').on('admission.tenant_id', '=', tenantId),
    )
    .leftJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'admission.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('bed_transfer as hold', (join) =>
      join.onRef('hold.id', '=', 'bed.held_for').on('hold.tenant_id', '=', tenantId),
    )
    .leftJoin('admission as expected', (join) =>
      join.onRef('expected.id', '=', 'hold.admission_id').on('expected.tenant_id', '=', tenantId),
    )
    .leftJoin('patient as expected_patient', (join) =>
      join
        .onRef('expected_patient.id', '=', 'expected.patient_id')
        .on('expected_patient.tenant_id', '=', tenantId),
    )
    .leftJoinLateral(lastScore(tenantId).as('scored'), (join) => join.onTrue())
    .selectAll('bed')
    .select([
      'scored.news2_total',
      'scored.news2_response',
      'expected.id as held_admission_id',
      'expected.admission_number as held_admission_number',
      'expected_patient.id as held_patient_id',
      'expected_patient.patient_number as held_patient_number',
      'expected_patient.first_name as held_first_name',
      'expected_patient.last_name as held_last_name',
      'ward.name as ward_name',
      'ward.ward_type',
      'ward.sex_policy',
      'room.name as room_name',
      personName(tenantId, 'bed.status_by').$notNull().as('status_by_name'),
      'admission.admission_number',
      'admission.admitted_at',
      'admission.received_at',
      'admission.estimated_discharge_date',
      'admission.precautions',
      'patient.id as patient_id',
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.gender',
      'patient.date_of_birth',
      'patient.is_restricted',
    ]);
}

/** The beds that are there, to be narrowed, ordered and limited. */
function bedsNotRetired(db: Db, tenantId: string) {
  return db
    .selectFrom('bed')
    .select('bed.id')
    .where('bed.tenant_id', '=', tenantId)
    .where('bed.retired_at', 'is', null);
}

export type BedRow = Awaited<ReturnType<ReturnType<typeof boardOf>['execute']>>[number];

export interface BedListRequest extends BedFilter {
  cursor?: string | undefined;
  limit: number;
}

/** By ward and number; one row more than the page. */
export function selectBeds(db: Db, tenantId: string, request: BedListRequest): Promise<BedRow[]> {
  return boardOf(db, tenantId, bedsOfPage(db, tenantId, request))
    .orderBy('ward.name')
    .orderBy('ward.id')
    .orderBy('bed.sort_key')
    .orderBy('bed.id')
    .execute();
}

export interface FreeBedRequest {
  /** In the order in which their beds come; beds of other wards are left out. */
  wardIds: readonly string[];
  /** In lower case. */
  search?: string | undefined;
  /** The instant at which nobody holds them. */
  at: string;
  limit: number;
}

/** Beds that can be given to somebody at once. */
export function selectFreeBeds(db: Db, tenantId: string, request: FreeBedRequest): Promise<BedRow[]> {
  const { wardIds, search, at, limit } = request;
  const place = sql`array_position(${wardIds}::uuid[], bed.ward_id)`;
  const free = bedsNotRetired(db, tenantId)
    .innerJoin('ward', (join) =>
      join.onRef('ward.id', '=', 'bed.ward_id').on('ward.tenant_id', '=', tenantId),
    )
    .where('bed.ward_id', '=', sql<string>`any (${wardIds}::uuid[])`)
    .where('bed.status', '=', 'available')
    .where(notHeld(at, null))
    .where(search === undefined ? sql<SqlBool>`true` : withinBed(search))
    .orderBy(place)
    .orderBy('bed.sort_key')
    .orderBy('bed.id')
    .limit(limit);
  return boardOf(db, tenantId, free).orderBy(place).orderBy('bed.sort_key').orderBy('bed.id').execute();
}

/** True for a bed that a search finds by its number or ward. */
function withinBed(search: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(bed.bed_number || ' ' || ward.name) like ${containing(search)}`;
}

function bedsOfPage(db: Db, tenantId: string, request: BedListRequest) {
  const query = bedsNotRetired(db, tenantId)
    .innerJoin('ward', (join) =>
      join.onRef('ward.id', '=', 'bed.ward_id').on('ward.tenant_id', '=', tenantId),
    )
    .leftJoin('admission', (join) =>
      join.onRef('admission.id', '=', 'bed.admission_id').on('admission.tenant_id', '=', tenantId),
    )
    .leftJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'admission.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .where(matching(request));
  const key = { 'ward.name': 'text', 'ward.id': 'uuid', 'bed.sort_key': 'text', 'bed.id': 'uuid' } as const;
  return pageOf(query, request, key);
}

function matching(filter: BedFilter): Expression<SqlBool> {
  const pattern = filter.search && containing(filter.search);
  const parts = [
    filter.wardId && sql<SqlBool>`bed.ward_id = ${filter.wardId}::uuid`,
    filter.wardType && sql<SqlBool>`ward.ward_type = ${filter.wardType}`,
    filter.bedType && sql<SqlBool>`bed.bed_type = ${filter.bedType}`,
    filter.status && sql<SqlBool>`bed.status = ${filter.status}`,
    filter.sexPolicy && sql<SqlBool>`ward.sex_policy = ${filter.sexPolicy}`,
    pattern &&
      sql<SqlBool>`lower(bed.bed_number || ' ' || ward.name || ' ' || coalesce(patient.first_name || ' ' || patient.last_name || ' '
        || patient.patient_number, '')) like ${pattern}`,
  ].filter((part) => typeof part === 'object');
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

export function selectBed(db: Db, tenantId: string, id: string): Promise<BedRow | undefined> {
  return boardOf(db, tenantId, bedsNotRetired(db, tenantId).where('bed.id', '=', id)).executeTakeFirst();
}

/** The beds of these ids, by number. */
export function selectBedsById(db: Db, tenantId: string, ids: readonly string[]): Promise<BedRow[]> {
  const shown = bedsNotRetired(db, tenantId).where('bed.id', '=', sql<string>`any (${ids}::uuid[])`);
  return boardOf(db, tenantId, shown).orderBy('bed.sort_key').orderBy('bed.id').execute();
}

/** The wards in which beds are, each once. */
export async function selectWardsOfBeds(db: Db, tenantId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('bed')
    .select('ward_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy('ward_id')
    .execute();
  return rows.map(({ ward_id: wardId }) => wardId);
}

/** How many beds are in each status. */
export async function countBedsByStatus(
  db: Db,
  tenantId: string,
  wardId: string | undefined,
): Promise<Map<Bed['status'], number>> {
  let query = db
    .selectFrom('bed')
    .select(['status', sql<number>`count(*)::int`.as('beds')])
    .where('tenant_id', '=', tenantId)
    .where('retired_at', 'is', null);
  if (wardId) query = query.where('ward_id', '=', wardId);
  const rows = await query.groupBy('status').execute();
  return new Map(rows.map(({ status, beds }) => [status, beds]));
}

/** The beds in use of these wards, with what a list says of them, in no order. */
export function selectBedsOfWards(db: Db, tenantId: string, wardIds: readonly string[]) {
  return db
    .selectFrom('bed')
    .leftJoin('room', (join) => join.on('room.tenant_id', '=', tenantId).onRef('room.id', '=', 'bed.room_id'))
    .select([
      'bed.id',
      'bed.version',
      'bed.ward_id',
      'bed.bed_number',
      'bed.bed_type',
      'bed.equipment',
      'bed.notes',
    ])
    .select('room.name as room_name')
    .where('bed.tenant_id', '=', tenantId)
    .where('bed.ward_id', '=', sql<string>`any(${wardIds}::uuid[])`)
    .where('bed.retired_at', 'is', null)
    .execute();
}

export async function insertBeds(db: Db, rows: readonly StoredBed[]): Promise<void> {
  await db.insertInto('bed').values(rows).execute();
  await noteStatuses(db, rows);
}

interface Occupation {
  bedId: string;
  admissionId: string;
  by: string;
  at: string;
  /** The transfer that leads to the bed: its hold keeps others out. */
  transferId: string | null;
}

/**
 * Gives an available bed to an admission; undefined, and nothing is written, when it is not available (any more) or
 * held for somebody else.
 */
export async function occupyBed(
  db: Db,
  tenantId: string,
  { bedId, admissionId, by, at, transferId }: Occupation,
): Promise<StoredBed | undefined> {
  const occupied = await db
    .updateTable('bed')
    .set((columns) => ({
      status: 'occupied' as const,
      status_reason: null,
      status_since: at,
      status_by: by,
      admission_id: admissionId,
      admission_status: 'active' as const,
      ...noHold,
      last_occupied_at: at,
      updated_at: at,
      version: columns('version', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', bedId)
    .where('status', '=', 'available')
    .where('retired_at', 'is', null)
    .where(notHeld(at, transferId))
    .returningAll()
    .executeTakeFirst();
  if (occupied) await noteStatuses(db, [occupied]);
  return occupied;
}

/** What a bed says that no transfer holds. */
export const noHold = { held_for: null, held_status: null, held_until: null } as const;

/** True for a bed that nobody else's transfer holds at this instant. */
export function notHeld(at: string, transferId: string | null): Expression<SqlBool> {
  return sql<SqlBool>`(bed.held_for is null or bed.held_until <= ${at}::timestamptz
    or bed.held_for = ${transferId}::uuid)`;
}

/** Takes the bed of an admission from it; undefined when it has none. */
export async function vacateBed(
  db: Db,
  tenantId: string,
  { admissionId, to, by, at }: { admissionId: string; to: Bed['status']; by: string; at: string },
): Promise<StoredBed | undefined> {
  const vacated = await db
    .updateTable('bed')
    .set((columns) => ({
      status: to,
      status_reason: null,
      status_since: at,
      status_by: by,
      admission_id: null,
      admission_status: null,
      last_occupied_at: at,
      updated_at: at,
      version: columns('version', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .where('admission_id', '=', admissionId)
    .returningAll()
    .executeTakeFirst();
  if (vacated) await noteStatuses(db, [vacated]);
  return vacated;
}

/** True once there is a bed to lie in. */
export function hasBeds(db: Db, tenantId: string): Promise<boolean> {
  return hasRow(
    db.selectFrom('bed').select('id').where('tenant_id', '=', tenantId).where('retired_at', 'is', null),
  );
}

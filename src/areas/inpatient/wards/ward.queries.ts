import { sql } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import '../inpatient.tables.ts';

type StoredWard = RowOf<'ward'>;

export const wardRows = versionedRows('ward');

/** A ward with its beds counted. */
export interface WardRow extends StoredWard {
  total_beds: number;
  available_beds: number;
  occupied_beds: number;
  cleaning_beds: number;
  maintenance_beds: number;
  blocked_beds: number;
}

// The counts are taken from the beds each time: nothing can drift.
function withCounts(db: Db, tenantId: string) {
  const counted = sql<Omit<WardRow, keyof StoredWard>>`(
    select count(*)::int as total_beds,
      count(*) filter (where bed.status = 'available')::int as available_beds,
      count(*) filter (where bed.status = 'occupied')::int as occupied_beds,
      count(*) filter (where bed.status in ('dirty', 'cleaning'))::int as cleaning_beds,
      count(*) filter (where bed.status = 'maintenance')::int as maintenance_beds,
      count(*) filter (where bed.status = 'blocked')::int as blocked_beds
    from bed
    where bed.tenant_id = ${tenantId}::uuid and bed.ward_id = ward.id and bed.retired_at is null
  )`;
  return db
    .selectFrom('ward')
    .innerJoinLateral(counted.as('counted'), (join) => join.onTrue())
    .selectAll('ward')
    .selectAll('counted')
    .where('ward.tenant_id', '=', tenantId);
}

/** For whom each active ward is meant, by name. */
export async function selectWardPolicies(db: Db, tenantId: string) {
  const rows = await db
    .selectFrom('ward')
    .select(['id', 'name', 'ward_type', 'sex_policy', 'minimum_age_years', 'maximum_age_years'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .orderBy('name')
    .orderBy('id')
    .limit(maxWards)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    wardType: row.ward_type,
    sexPolicy: row.sex_policy,
    minimumAgeYears: row.minimum_age_years,
    maximumAgeYears: row.maximum_age_years,
  }));
}

/** More than any hospital has. */
const maxWards = 1000;

export interface WardListRequest {
  status: StoredWard['status'] | 'all';
  cursor?: string | undefined;
  limit: number;
}

/** A page by name. */
export function selectWards(db: Db, tenantId: string, request: WardListRequest): Promise<Page<WardRow>> {
  let query = withCounts(db, tenantId);
  if (request.status !== 'all') query = query.where('ward.status', '=', request.status);
  return readPage(query, request, { 'ward.name': 'text', 'ward.id': 'uuid' });
}

export function selectWard(db: Db, tenantId: string, id: string): Promise<WardRow | undefined> {
  return withCounts(db, tenantId).where('ward.id', '=', id).executeTakeFirst();
}

/** The wards in use under these names (lower case), in no order. */
export function selectWardsNamed(
  db: Db,
  tenantId: string,
  names: readonly string[],
): Promise<Pick<StoredWard, 'id' | 'name' | 'ward_type'>[]> {
  return db
    .selectFrom('ward')
    .select(['id', 'name', 'ward_type'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where(sql<boolean>`lower(name) = any (${names}::text[])`)
    .execute();
}

export async function insertRooms(db: Db, rows: readonly RowOf<'room'>[]): Promise<void> {
  await db.insertInto('room').values(rows).execute();
}

/** The rooms of a ward by name, with how many beds stand in each. */
export function selectRooms(
  db: Db,
  tenantId: string,
  { wardId, limit }: { wardId: string; limit: number },
): Promise<(RowOf<'room'> & { beds: number })[]> {
  const counted = sql<{ beds: number }>`(
    select count(*)::int as beds from bed
    where bed.tenant_id = ${tenantId}::uuid and bed.ward_id = room.ward_id and bed.room_id = room.id
      and bed.retired_at is null
  )`;
  return db
    .selectFrom('room')
    .innerJoinLateral(counted.as('counted'), (join) => join.onTrue())
    .selectAll('room')
    .select('counted.beds')
    .where('room.tenant_id', '=', tenantId)
    .where('room.ward_id', '=', wardId)
    .orderBy('room.name')
    .orderBy('room.id')
    .limit(limit)
    .execute();
}

/** The room of this name in the ward, by its id; it is made where there is none. */
export async function roomNamed(
  db: Db,
  {
    tenantId,
    id,
    wardId,
    name,
    at,
  }: { tenantId: string; id: string; wardId: string; name: string; at: string },
): Promise<string> {
  const made = await db
    .insertInto('room')
    .values({ tenant_id: tenantId, id, ward_id: wardId, name, created_at: at, updated_at: at, version: 1 })
    .onConflict((conflict) =>
      conflict
        .expression(sql`tenant_id, ward_id, lower(name)`)
        .doUpdateSet({ updated_at: sql`room.updated_at` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

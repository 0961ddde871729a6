import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../views.tables.ts';

export type SavedViewRow = RowOf<'saved_view'>;

export const savedViewRows = versionedRows('saved_view');

export interface ListedView extends SavedViewRow {
  owner_name: string;
}

/** What a person has saved, and what others share. */
function visibleViews(tenantId: string, userId: string): RawBuilder<ListedView> {
  return sql<ListedView>`
    select view.*, trim(owner.first_name || ' ' || owner.last_name) as owner_name
    from saved_view view
    join user_account owner on owner.tenant_id = ${tenantId}::uuid and owner.id = view.owner_id
    where view.tenant_id = ${tenantId}::uuid and (view.owner_id = ${userId}::uuid or view.shared_place is not null)`;
}

/** What a person has saved for a list and what others share, by name. */
export async function selectViews(
  db: Db,
  tenantId: string,
  { userId, list, limit }: { userId: string; list: string; limit: number },
): Promise<ListedView[]> {
  const { rows } = await sql<ListedView>`
    ${visibleViews(tenantId, userId)} and view.list = ${list}
    order by view.name_key, view.id
    limit ${limit}`.execute(db);
  return rows;
}

/** A view that this person has saved, or that is shared. */
export async function selectView(
  db: Db,
  tenantId: string,
  id: string,
  userId: string,
): Promise<ListedView | undefined> {
  const { rows } = await sql<ListedView>`
    ${visibleViews(tenantId, userId)} and view.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/**
 * Which places of a list are taken, of this person and of the hospital, and how many views of all lists there are. Nobody
 * else takes one meanwhile.
 */
export async function lockPlaces(
  db: Db,
  tenantId: string,
  ownerId: string,
  list: string,
): Promise<{ own: number[]; shared: number[]; ownOfAllLists: number; sharedOfAllLists: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views:${tenantId}:${list}`}, 0))`.execute(db);
  // Always after that of the list, so that no two wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views:${tenantId}:${ownerId}`}, 0))`.execute(db);
  const { rows: counted } = await sql<{ own: number; shared: number }>`
    select count(*) filter (where owner_id = ${ownerId}::uuid)::int as own, count(shared_place)::int as shared
    from saved_view where tenant_id = ${tenantId}::uuid`.execute(db);
  const rows = await db
    .selectFrom('saved_view')
    .select(['owner_id', 'place', 'shared_place'])
    .where('tenant_id', '=', tenantId)
    .where('list', '=', list)
    .where((row) => row.or([row('owner_id', '=', ownerId), row('shared_place', 'is not', null)]))
    .execute();
  return {
    own: rows.filter((row) => row.owner_id === ownerId).map((row) => row.place),
    shared: rows.flatMap((row) => (row.shared_place === null ? [] : [row.shared_place])),
    ownOfAllLists: counted[0]!.own,
    sharedOfAllLists: counted[0]!.shared,
  };
}

export async function insertView(db: Db, row: SavedViewRow): Promise<void> {
  await db.insertInto('saved_view').values(row).execute();
}

export async function deleteViewRow(db: Db, tenantId: string, id: string): Promise<void> {
  await db.deleteFrom('saved_view').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** The view with which a person opens a list; undefined also for one that is not shared any more. */
export async function selectDefault(
  db: Db,
  tenantId: string,
  userId: string,
  list: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select view.id from saved_view_default chosen
    join saved_view view on view.tenant_id = ${tenantId}::uuid and view.id = chosen.view_id
    where chosen.tenant_id = ${tenantId}::uuid and chosen.user_id = ${userId}::uuid and chosen.list = ${list}
      and (view.owner_id = ${userId}::uuid or view.shared_place is not null)`.execute(db);
  return rows[0]?.id;
}

/** Has a list opened with a view; undefined with none. */
export async function writeDefault(
  db: Db,
  tenantId: string,
  { userId, list, viewId }: { userId: string; list: string; viewId: string | undefined },
): Promise<void> {
  if (viewId === undefined) {
    await db
      .deleteFrom('saved_view_default')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('list', '=', list)
      .execute();
    return;
  }
  await db
    .insertInto('saved_view_default')
    .values({ tenant_id: tenantId, user_id: userId, list, view_id: viewId })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'list']).doUpdateSet({ view_id: viewId }),
    )
    .execute();
}

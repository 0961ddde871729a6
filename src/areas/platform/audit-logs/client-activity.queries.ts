import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { containing } from '#database/search/like-pattern.ts';
import type { Db } from '#database/tables.ts';
import '../platform.tables.ts';

export interface ActivityRequest {
  clientId?: string | undefined;
  action?: string | undefined;
  resource?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Acts of hospitals by day, the newest first; one row more than the page. */
export function selectActivity(db: Db, tenantId: string, request: ActivityRequest) {
  const { clientId, action, resource, from, to, cursor, limit } = request;
  let query = db
    .selectFrom('client_activity as act')
    .innerJoin('tenant', 'tenant.id', 'act.client_id')
    .select(['act.day', 'act.client_id', 'tenant.name', 'act.action', 'act.resource', 'act.entries'])
    .where('act.tenant_id', '=', tenantId);
  if (clientId) query = query.where('act.client_id', '=', clientId);
  if (action) query = query.where('act.action', '=', action);
  if (resource) query = query.where('act.resource', '=', resource);
  if (from) query = query.where('act.day', '>=', from);
  if (to) query = query.where('act.day', '<=', to);
  return selectPage(
    query,
    { cursor, limit },
    { 'act.day': 'date', 'act.action': 'text', 'act.resource': 'text', 'act.client_id': 'uuid' },
    'desc',
  );
}

/** Hospitals whose name or code holds the text, by name; the one of the id when one is given. */
export function selectNamedClients(
  db: Db,
  { search, clientId }: { search: string; clientId: string | undefined },
) {
  let query = db.selectFrom('tenant').select(['id', 'name']).where('is_platform', '=', false);
  if (clientId) query = query.where('id', '=', clientId);
  if (search) {
    query = query.where(sql<boolean>`lower(name || ' ' || slug) like ${containing(search.toLowerCase())}`);
  }
  return query.orderBy('name').orderBy('id').limit(20).execute();
}

/** The kinds of record and the actions that were counted; at most a hundred of each. */
export async function selectActivityChoices(db: Db, tenantId: string) {
  const resources = await selectDistinct(db, tenantId, 'resource');
  return { resources, actions: await selectDistinct(db, tenantId, 'action') };
}

/** One step through the index for each value, instead of one for each row. */
async function selectDistinct(db: Db, tenantId: string, column: 'resource' | 'action'): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    with recursive found (value, place) as (
      (select ${name}, 1 from client_activity where tenant_id = ${tenantId}::uuid order by ${name} limit 1)
      union all
      select (select ${name} from client_activity
          where tenant_id = ${tenantId}::uuid and ${name} > found.value order by ${name} limit 1), found.place + 1
        from found where found.value is not null and found.place < 100)
    select value from found where value is not null order by place`.execute(db);
  return rows.map(({ value }) => value);
}

/** What was done on a day in UTC, by the platform's own people and in hospitals. */
export async function sumActivity(
  db: Db,
  tenantId: string,
  { day, failedSignIn }: { day: string; failedSignIn: string },
) {
  const { rows } = await sql<{
    platform: number;
    platform_failed: number;
    hospitals: number;
    active: number;
    failed: number;
    counted_at: string | null;
  }>`
    select own.platform, own.platform_failed, acts.hospitals, acts.active, acts.failed,
      (select min(counted_at) from client_count where tenant_id = ${tenantId}::uuid) as counted_at
    from (
      select count(*)::int as platform,
        count(*) filter (where action = ${failedSignIn}::text)::int as platform_failed
      from audit_entry
      where tenant_id = ${tenantId}::uuid and created_at >= ${`${day}T00:00:00.000Z`}::timestamptz
    ) own, (
      select coalesce(sum(entries), 0)::bigint as hospitals, count(*)::int as active,
        coalesce(sum(failed), 0)::bigint as failed
      from (
        select sum(entries) as entries, sum(entries) filter (where action = ${failedSignIn}::text) as failed
        from client_activity where tenant_id = ${tenantId}::uuid and day = ${day}::date
        group by client_id
      ) as of_client
    ) acts`.execute(db);
  return rows[0]!;
}

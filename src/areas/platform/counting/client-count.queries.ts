import { sql, type Updateable } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import '../platform.tables.ts';

/** True where a hospital was not counted since an instant. */
export async function isCountDue(db: Db, tenantId: string, before: string): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    select exists (
      select from tenant left join client_count counted
        on counted.tenant_id = ${tenantId}::uuid and counted.id = tenant.id
      where not tenant.is_platform and tenant.deleting_since is null and (counted.id is null or counted.counted_at < ${before}::timestamptz)
    ) as is_due`.execute(db);
  return rows[0]!.is_due;
}

export interface DueHospital {
  id: string;
  /** Null before the first count. */
  counted_at: string | null;
  has_plan: boolean;
}

/** The ids of hospitals that were not counted for an hour and may look other than they did. */
export async function selectChanged(db: Db, at: string): Promise<Set<string>> {
  const { rows } = await sql<{ hospital_id: string }>`
    select hospital_id from find_tenants_with_work(array['platform.count-clients'], ${at}::timestamptz)`.execute(
    db,
  );
  return new Set(rows.map(({ hospital_id: id }) => id));
}

/** Hospitals that were not counted since an instant, those that wait longest first. */
export async function selectDueHospitals(
  db: Db,
  tenantId: string,
  { before, limit }: { before: string; limit: number },
): Promise<DueHospital[]> {
  const { rows } = await sql<DueHospital>`
    select tenant.id, counted.counted_at, client.plan_code is not null as has_plan
    from tenant
    left join client_count counted on counted.tenant_id = ${tenantId}::uuid and counted.id = tenant.id
    left join client on client.tenant_id = ${tenantId}::uuid and client.id = tenant.id
    where not tenant.is_platform and tenant.deleting_since is null and (counted.id is null or counted.counted_at < ${before}::timestamptz)
    order by counted.counted_at nulls first, tenant.id
    limit ${limit}`.execute(db);
  return rows;
}

/** The ids of those of the hospitals that nobody else counts by now; theirs are locked until the transaction ends. */
export async function claimHospitals(
  db: Db,
  tenantId: string,
  { ids, before, at }: { ids: readonly string[]; before: string; at: string },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .insertInto('client_count')
    .values(ids.toSorted().map((id) => ({ tenant_id: tenantId, id, counted_at: at })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'id'])
        .doUpdateSet({ counted_at: sql<string>`excluded.counted_at` })
        .where('client_count.counted_at', '<', before),
    )
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function writeCount(
  db: Db,
  tenantId: string,
  id: string,
  counted: Omit<Updateable<Tables['client_count']>, 'tenant_id' | 'id'>,
): Promise<void> {
  await db
    .updateTable('client_count')
    .set(counted)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** How often something was done in a hospital on a day. */
export interface DayOfActs {
  day: string;
  action: string;
  resource: string;
  entries: number;
}

/** Puts the acts of a hospital from a day on in the place of what was counted of them before. */
export async function replaceActivity(
  db: Db,
  tenantId: string,
  { clientId, from, keptFrom }: { clientId: string; from: string; keptFrom: string },
  acts: readonly DayOfActs[],
): Promise<void> {
  await sql`
    delete from client_activity where tenant_id = ${tenantId}::uuid and client_id = ${clientId}::uuid
      and (day >= ${from}::date or day < ${keptFrom}::date)`.execute(db);
  if (acts.length === 0) return;
  await sql`
    insert into client_activity (tenant_id, day, client_id, action, resource, entries)
    select ${tenantId}::uuid, day, ${clientId}::uuid, action, resource, entries
    from jsonb_to_recordset(${JSON.stringify(acts)}::text::jsonb)
      as act (day date, action text, resource text, entries integer)
    returning day`.execute(db);
}

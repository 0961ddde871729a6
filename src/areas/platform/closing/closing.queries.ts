import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db, Tables } from '#database/tables.ts';
import { identifiedRows } from '#database/versioned-rows.ts';
import '../platform.tables.ts';
import { defaultWaitingDays, type TableReference } from './closing.rules.ts';

export type ClosureRow = Selectable<Tables['account_closure']>;

export const closureRows = identifiedRows('account_closure');

/** The closing of a hospital that is not settled yet; in the operator's register. */
export function selectOpenClosure(
  db: Db,
  tenantId: string,
  hospitalId: string,
): Promise<ClosureRow | undefined> {
  return db
    .selectFrom('account_closure')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('hospital_id', '=', hospitalId)
    .where('status', 'in', ['waiting', 'deleting'])
    .executeTakeFirst();
}

/** A second one of a hospital breaks the index `account_closure_one_open`. */
export async function insertClosure(db: Db, row: Insertable<Tables['account_closure']>): Promise<void> {
  await db.insertInto('account_closure').values(row).execute();
}

/** Changes a closing that is in this state; false where it is in another one by now. */
export async function writeClosure(
  db: Db,
  { tenantId, id, status }: { tenantId: string; id: string; status: ClosureRow['status'] },
  values: Updateable<Tables['account_closure']>,
): Promise<boolean> {
  const result = await db
    .updateTable('account_closure')
    .set(values)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export interface ClosureListRequest {
  status: ClosureRow['status'] | 'all';
  cursor?: string | undefined;
  limit: number;
}

/** The last one first; one row more than the page. */
export function selectClosures(db: Db, tenantId: string, { status, cursor, limit }: ClosureListRequest) {
  let query = db.selectFrom('account_closure').selectAll().where('tenant_id', '=', tenantId);
  if (status !== 'all') query = query.where('status', '=', status);
  return selectPage(query, { cursor, limit }, { asked_at: 'timestamptz', id: 'uuid' }, 'desc');
}

/** A closing whose waiting time is over, those that wait longest first. */
export function selectDueClosure(db: Db, tenantId: string, now: string): Promise<ClosureRow | undefined> {
  return db
    .selectFrom('account_closure')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', ['waiting', 'deleting'])
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function selectWaitingDays(db: Db, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom('closing_policy')
    .select('waiting_days')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row?.waiting_days ?? defaultWaitingDays;
}

export async function writeWaitingDays(db: Db, tenantId: string, days: number, at: string): Promise<void> {
  await sql`insert into closing_policy (tenant_id, waiting_days, updated_at)
    values (${tenantId}::uuid, ${days}, ${at})
    on conflict (tenant_id) do update set waiting_days = excluded.waiting_days, updated_at = excluded.updated_at`.execute(
    db,
  );
}

/** Name and code of a hospital in the list of all. */
export function selectName(db: Db, hospitalId: string) {
  return db
    .selectFrom('tenant')
    .select(['name', 'slug'])
    .where('id', '=', hospitalId)
    .executeTakeFirstOrThrow();
}

/** Writes from when on a hospital may be deleted, and since when it is. */
export async function markTenant(
  db: Db,
  hospitalId: string,
  values: Pick<Updateable<Tables['tenant']>, 'closes_at' | 'deleting_since' | 'status'>,
): Promise<void> {
  await db.updateTable('tenant').set(values).where('id', '=', hospitalId).executeTakeFirst();
}

/** The e-mail address of who asks; inside the hospital. */
export async function selectEmail(db: Db, tenantId: string, userId: string): Promise<string> {
  const row = await db
    .selectFrom('user_account')
    .select('email')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.email;
}

/** All tables of hospitals, and what refers to what. */
export async function selectTableReferences(
  db: Db,
): Promise<{ tables: string[]; references: TableReference[] }> {
  const tables = await sql<{ name: string }>`
    select named.relname as name
    from pg_class as named
    join pg_attribute as owner on owner.attrelid = named.oid and owner.attname = 'tenant_id'
    where named.relnamespace = 'public'::regnamespace and named.relkind in ('r', 'p')
    order by named.relname
    limit 2000`.execute(db);
  const references = await sql<TableReference>`
    select child.relname as child, parent.relname as parent
    from pg_constraint as refers
    join pg_class as child on child.oid = refers.conrelid
    join pg_class as parent on parent.oid = refers.confrelid
    where refers.contype = 'f' and refers.connamespace = 'public'::regnamespace
    order by child.relname, parent.relname
    limit 10000`.execute(db);
  return { tables: tables.rows.map(({ name }) => name), references: references.rows };
}

/** Deletes a piece of a table, or the rest of several; inside the hospital. Returns how many rows of each. */
export async function deleteRows(
  db: Db,
  tables: readonly string[],
  most: number,
): Promise<Record<string, number>> {
  const { rows } = await sql<{ counts: Record<string, number> }>`
    select delete_closed_rows(${sql.val([...tables])}::text[], ${most}) as counts`.execute(db);
  return rows[0]!.counts;
}

/**
 * Adds what was deleted of each table to the count of a closing, with the rights of the owner. Whoever else counts
 * meanwhile waits until this transaction ends.
 */
export async function countClosedRows(
  db: Db,
  closureId: string,
  counts: Record<string, number>,
): Promise<void> {
  await sql`select count_closed_rows(${closureId}::uuid, ${JSON.stringify(counts)}::jsonb)`.execute(db);
}

/** Whether a hospital is still in the list of all: it goes last. */
export async function isStored(db: Db, hospitalId: string): Promise<boolean> {
  const row = await db.selectFrom('tenant').select('id').where('id', '=', hospitalId).executeTakeFirst();
  return row !== undefined;
}

/** What the operator keeps of a hospital that is gone: that it was a client, and nothing to reach anybody by. */
export async function forgetClient(db: Db, tenantId: string, hospitalId: string, at: string): Promise<void> {
  await db
    .updateTable('client')
    .set((column) => ({
      ...{ contact_name: null, contact_email: null, contact_phone: null, address: null },
      subscription_status: sql<'canceled' | null>`case when plan_code is null then null else 'canceled' end`,
      canceled_at: sql<string>`coalesce(canceled_at, ${at}::timestamptz)`,
      updated_at: at,
      version: column('version', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', hospitalId)
    .executeTakeFirst();
  // Letters name somebody and where to reach them; the invoices themselves stay.
  await db
    .deleteFrom('client_reminder')
    .where('tenant_id', '=', tenantId)
    .where('client_id', '=', hospitalId)
    .execute();
  await db
    .deleteFrom('client_count')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', hospitalId)
    .executeTakeFirst();
  await db
    .deleteFrom('client_activity')
    .where('tenant_id', '=', tenantId)
    .where('client_id', '=', hospitalId)
    .execute();
}

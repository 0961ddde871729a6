import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { readCounters } from '#database/counters.ts';
import type { Db, Tables } from '#database/tables.ts';
import { bytesOfMegabytes } from '../limits/megabytes.rules.ts';
import type { LimitedThing } from '../limits/limit.rules.ts';
import '../subscriptions.tables.ts';

export type SubscriptionRow = Selectable<Tables['subscription']>;

const columnOf = {
  staff: 'staff_limit',
  patients: 'patient_limit',
  beds: 'bed_limit',
  storage: 'storage_limit_megabytes',
} as const;

export function selectSubscription(db: Db, tenantId: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscription').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst();
}

export async function requireSubscription(db: Db, tenantId: string): Promise<SubscriptionRow> {
  const row = await selectSubscription(db, tenantId);
  if (!row) throw new Error('A subscription that is changed is there.');
  return row;
}

/** The most of something that the hospital's plan takes, of storage in bytes; null for no limit, and where there is no subscription. */
export function limitOf(
  row: Pick<SubscriptionRow, (typeof columnOf)[LimitedThing]> | undefined,
  what: LimitedThing,
): number | null {
  const limit = row?.[columnOf[what]] ?? null;
  return limit !== null && what === 'storage' ? bytesOfMegabytes(limit) : limit;
}

/** The subscription, which nobody else changes before the end of the transaction. */
export function lockSubscription(db: Db, tenantId: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertSubscription(db: Db, row: Insertable<Tables['subscription']>): Promise<void> {
  await db.insertInto('subscription').values(row).execute();
}

/** Changes the subscription of a hospital; false where it has none. */
export async function writeSubscription(
  db: Db,
  tenantId: string,
  change: Updateable<Tables['subscription']>,
): Promise<boolean> {
  const result = await db
    .updateTable('subscription')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** How many active people a hospital has. */
export async function countStaff(db: Db, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom('user_account')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** How many beds a hospital has in use; what is retired takes no place. */
export async function countBeds(db: Db, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom('bed')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** How many bytes the files have that the file store keeps for a hospital: its archives, and receipts. */
export async function countStoredBytes(db: Db, tenantId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select ((select coalesce(sum(bytes), 0) from proof_file where tenant_id = ${tenantId}::uuid)
      + (select coalesce(sum(bytes), 0) from data_export
        where tenant_id = ${tenantId}::uuid and status = 'ready'))::bigint as bytes`.execute(db);
  return rows[0]!.bytes;
}

/** How much a hospital has of everything that plans limit. */
export async function countUsed(db: Db, tenantId: string): Promise<Record<LimitedThing, number>> {
  const [staff, counters, beds, storage] = await Promise.all([
    countStaff(db, tenantId),
    readCounters(db, tenantId, ['patients.total']),
    countBeds(db, tenantId),
    countStoredBytes(db, tenantId),
  ]);
  return { staff, patients: counters['patients.total'], beds, storage };
}

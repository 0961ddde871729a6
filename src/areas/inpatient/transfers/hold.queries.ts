import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import { noHold, notHeld } from '../beds/bed.queries.ts';
import type { StoredTransfer } from './bed-transfer.queries.ts';
import '../inpatient.tables.ts';

interface Hold {
  bedId: string;
  transferId: string;
  until: string;
  at: string;
}

/**
 * Holds an available bed for an approved transfer; undefined, and nothing is written, when it is not available or held
 * for another.
 */
export function holdBed(
  db: Db,
  tenantId: string,
  { bedId, transferId, until, at }: Hold,
): Promise<RowOf<'bed'> | undefined> {
  return db
    .updateTable('bed')
    .set((columns) => ({
      held_for: transferId,
      held_status: 'approved' as const,
      held_until: until,
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
}

/** Frees the bed that is held for a transfer, if one is. */
export async function releaseHold(
  db: Db,
  tenantId: string,
  { bedId, transferId, at }: Pick<Hold, 'bedId' | 'transferId' | 'at'>,
): Promise<void> {
  await db
    .updateTable('bed')
    .set((columns) => ({ ...noHold, updated_at: at, version: columns('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', bedId)
    .where('held_for', '=', transferId)
    .execute();
}

/** Approved transfers whose bed is no longer held for them. */
function lapsed(tenantId: string, now: string) {
  return sql`transfer.tenant_id = ${tenantId}::uuid and transfer.status = 'approved' and not exists (
    select from bed where bed.tenant_id = ${tenantId}::uuid and bed.id = transfer.to_bed_id
      and bed.held_for = transfer.id and bed.held_until > ${now}::timestamptz)`;
}

export async function hasLapsedTransfers(db: Db, tenantId: string, now: string): Promise<boolean> {
  const { rows } =
    await sql`select from bed_transfer transfer where ${lapsed(tenantId, now)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Locks such transfers; those that somebody is changing at this moment are left to the next time. */
export async function lockLapsedTransfers(
  db: Db,
  tenantId: string,
  { now, limit }: { now: string; limit: number },
): Promise<StoredTransfer[]> {
  const { rows } = await sql<StoredTransfer>`select * from bed_transfer transfer
    where ${lapsed(tenantId, now)} order by transfer.created_at, transfer.id limit ${limit}
    for update skip locked`.execute(db);
  return rows;
}

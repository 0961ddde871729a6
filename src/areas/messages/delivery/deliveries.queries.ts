import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../message.tables.ts';

/** How many messages of a tenant are due and not sent, and how many of those since an instant were not. */
interface DeliveryCounts {
  waiting: number;
  failed: number;
  unknown: number;
  /** Since when the one that waits longest is due. */
  oldest_at: string | null;
}

export async function countDeliveries(
  db: Db,
  tenantId: string,
  { now, since }: { now: string; since: string },
): Promise<DeliveryCounts> {
  const { rows } = await sql<DeliveryCounts>`
    select due.waiting, due.oldest_at, ended.failed, ended.unknown
    from (
      select count(*)::int as waiting, min(due_at) as oldest_at from message
      where tenant_id = ${tenantId}::uuid and status = 'pending' and due_at <= ${now}::timestamptz
    ) due, (
      select count(*) filter (where status = 'failed')::int as failed,
        count(*) filter (where status = 'unknown')::int as unknown
      from message where tenant_id = ${tenantId}::uuid and created_at >= ${since}::timestamptz
    ) ended`.execute(db);
  return rows[0]!;
}

/** What became of a message. */
export type DeliveryState = Pick<RowOf<'message'>, 'id' | 'status' | 'problem' | 'is_mocked' | 'sent_at'>;

/** What became of some messages, by their ids. */
export async function selectDeliveries(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, DeliveryState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('message')
    .select(['id', 'status', 'problem', 'is_mocked', 'sent_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

import { sql } from 'kysely';
import { genesisHash } from '#database/audit/audit-seal.ts';
import type { Db, Instant, Json } from '#database/tables.ts';
import { decodeCursor } from '#kernel/page.ts';
import { verifiedAction, verifiedResource } from './verification.rules.ts';

export interface ChainState {
  position: number;
  headHash: string;
  sealedAt: Instant | null;
  /** Entries that wait for the sealer, and since when the oldest does. */
  unsealed: number;
  waitingSince: Instant | null;
}

/**
 * How far a tenant's chain goes and what waits to join it. Like the sealer it looks back ten minutes from the last
 * seal, so that it never walks the whole trail; older gaps are for the verification to find.
 */
export async function selectChainState(db: Db, tenantId: string): Promise<ChainState> {
  const result = await sql<{
    position: number | null;
    chain_hash: string | null;
    sealed_at: Instant | null;
    unsealed: number;
    waiting_since: Instant | null;
  }>`
    with last as (
      select position, chain_hash, sealed_at from audit_seal
      where tenant_id = ${tenantId} order by position desc limit 1
    )
    select last.position, last.chain_hash, last.sealed_at, waiting.unsealed::int, waiting.waiting_since
    from (
      select count(*) as unsealed, min(entry.created_at) as waiting_since from audit_entry entry
      where entry.tenant_id = ${tenantId}
        and entry.created_at >= coalesce((select sealed_at from last) - interval '10 minutes', '-infinity')
        and not exists (
          select 1 from audit_seal seal where seal.tenant_id = ${tenantId} and seal.entry_id = entry.id
        )
    ) waiting left join last on true`.execute(db);
  const row = result.rows[0]!;
  return {
    position: row.position ?? 0,
    headHash: row.chain_hash ?? genesisHash,
    sealedAt: row.sealed_at,
    unsealed: row.unsealed,
    waitingSince: row.waiting_since,
  };
}

/** Hash of the link at a position; undefined when there is none. */
export async function selectLinkHash(
  db: Db,
  tenantId: string,
  position: number,
): Promise<string | undefined> {
  if (position === 0) return genesisHash;
  const row = await db
    .selectFrom('audit_seal')
    .select('chain_hash')
    .where('tenant_id', '=', tenantId)
    .where('position', '=', position)
    .executeTakeFirst();
  return row?.chain_hash;
}

/** The newest entry about a verification. */
export function selectLastVerification(
  db: Db,
  tenantId: string,
): Promise<
  { created_at: Instant; new_values: Json; first_name: string | null; last_name: string | null } | undefined
> {
  return db
    .selectFrom('audit_entry as entry')
    .leftJoin('user_account as account', (join) =>
      join.on('account.tenant_id', '=', tenantId).onRef('account.id', '=', 'entry.user_id'),
    )
    .select(['entry.created_at', 'entry.new_values', 'account.first_name', 'account.last_name'])
    .where('entry.tenant_id', '=', tenantId)
    .where('entry.action', '=', verifiedAction)
    .where('entry.resource', '=', verifiedResource)
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface EntryLink {
  id: string;
  created_at: Instant;
  position: number | null;
}

/** Entries made before an instant, oldest first, with the position of their link; null where they have none. */
export async function selectEntryLinks(
  db: Db,
  tenantId: string,
  request: { goOnAt: string | undefined; before: string; limit: number },
): Promise<EntryLink[]> {
  const [createdAt, id] = request.goOnAt ? decodeCursor(request.goOnAt, 2) : [];
  const after = createdAt ? sql`and (created_at, id) > (${createdAt}::timestamptz, ${id}::uuid)` : sql``;
  const result = await sql<EntryLink>`
    select entry.id, entry.created_at, seal.position
    from (
      select id, created_at from audit_entry
      where tenant_id = ${tenantId} and created_at < ${request.before} ${after}
      order by created_at, id limit ${request.limit}
    ) entry
    left join audit_seal seal on seal.tenant_id = ${tenantId} and seal.entry_id = entry.id
    order by entry.created_at, entry.id`.execute(db);
  return result.rows;
}

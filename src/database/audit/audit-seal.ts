import { sql } from 'kysely';
import type { Clock } from '#kernel/time/clock.ts';
import type { Database } from '../database.ts';
import { sha256 } from '../sha256.ts';
import type { Db, Tables } from '../tables.ts';

type Entry = Tables['audit_entry'];

/**
 * How far before the last seal a look for new entries goes back. Nearly all become visible within seconds of their
 * time stamp; no transaction lives longer than the far look, which would be too much work for every time.
 */
const reachMs = { near: 5000, far: 10 * 60_000 };

export type SealReach = keyof typeof reachMs;

/** The most entries that one call seals: more would keep the process from its callers. */
export const maxSealedAtOnce = 500;

/** The first link of every tenant's chain. */
export const genesisHash = '0'.repeat(64);

/** Hash of what an entry says, over a fixed order of its fields with JSON keys sorted. */
export function entryHash(entry: Entry): Promise<string> {
  return sha256(
    JSON.stringify([
      entry.tenant_id,
      entry.id,
      entry.created_at,
      entry.action,
      entry.resource,
      entry.resource_id,
      entry.user_id,
      canonical(entry.old_values),
      canonical(entry.new_values),
      entry.ip_address,
      entry.user_agent,
    ]),
  );
}

/** Hash of a link: of the link before, the position and the entry. */
export function chainHash(previous: string, position: number, hash: string): Promise<string> {
  return sha256(`${previous}\n${position}\n${hash}`);
}

// jsonb does not keep the order of keys, so the hash must not depend on it.
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([key, inner]) => [key, canonical(inner)]);
}

/**
 * Chains the tenant's new audit entries by hash and returns how many it sealed. Writers never wait for it; two
 * sealers of one tenant take turns through an advisory lock.
 */
export function sealAudit(
  database: Database,
  clock: Clock,
  tenantId: string,
  reach: SealReach = 'far',
): Promise<number> {
  return database.inTenant(tenantId, 'write', async (db) => {
    const lock = await sql<{ held: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${'audit:' + tenantId}, 0)) as held`.execute(db);
    if (!lock.rows[0]?.held) return 0;
    const last = await lastSeal(db, tenantId);
    const entries = await unsealedEntries(db, tenantId, last?.sealed_at ?? null, reach);
    let previous = last?.chain_hash ?? genesisHash;
    let position = last?.position ?? 0;
    const seals: Tables['audit_seal'][] = [];
    for (const entry of entries) {
      const hash = await entryHash(entry);
      position += 1;
      previous = await chainHash(previous, position, hash);
      seals.push({
        tenant_id: tenantId,
        position,
        entry_id: entry.id,
        entry_hash: hash,
        chain_hash: previous,
        sealed_at: clock.now().toISOString(),
      });
    }
    if (seals.length > 0) await insertSeals(db, seals);
    return seals.length;
  });
}

// One text for any number of seals: it is prepared once.
async function insertSeals(db: Db, seals: readonly Tables['audit_seal'][]): Promise<void> {
  await sql`
    insert into audit_seal (tenant_id, position, entry_id, entry_hash, chain_hash, sealed_at)
    select tenant_id, position, entry_id, entry_hash, chain_hash, sealed_at
    from jsonb_to_recordset(${JSON.stringify(seals)}::text::jsonb) as seal (tenant_id uuid, position bigint,
      entry_id uuid, entry_hash text, chain_hash text, sealed_at timestamptz)
    returning position`.execute(db);
}

function lastSeal(db: Db, tenantId: string) {
  return db
    .selectFrom('audit_seal')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function unsealedEntries(
  db: Db,
  tenantId: string,
  sealedAt: string | null,
  reach: SealReach,
): Promise<Entry[]> {
  let query = db
    .selectFrom('audit_entry as entry')
    .selectAll('entry')
    .where('entry.tenant_id', '=', tenantId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('audit_seal as seal')
            .select('seal.position')
            .where('seal.tenant_id', '=', tenantId)
            .whereRef('seal.entry_id', '=', 'entry.id'),
        ),
      ),
    );
  if (sealedAt) {
    const from = new Date(Date.parse(sealedAt) - reachMs[reach]).toISOString();
    query = query.where('entry.created_at', '>=', from);
  }
  return query
    .orderBy('entry.created_at')
    .orderBy('entry.id')
    .limit(maxSealedAtOnce)
    .execute() as unknown as Promise<Entry[]>;
}

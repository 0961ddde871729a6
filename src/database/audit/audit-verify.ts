import type { Database } from '../database.ts';
import { chainHash, entryHash, genesisHash } from './audit-seal.ts';
import type { Db, Tables } from '../tables.ts';

export interface AuditFinding {
  /** What is wrong: an entry was changed, is gone, is elsewhere in the chain, or was never sealed. */
  problem: 'changed' | 'missing' | 'reordered' | 'unsealed';
  entryId: string;
  position: number | null;
}

/** Position and hash of a last link; kept outside, it shows whether the end of the chain was cut off. */
export interface ChainHead {
  position: number;
  chainHash: string;
}

export interface AuditVerdict {
  sealed: number;
  head: ChainHead;
  findings: AuditFinding[];
}

const batchSize = 1000;
/** Entries younger than this may still wait for a sealer: after a kill, another process sweeps them up. */
const sealGraceMs = 10 * 60_000;

type Seal = Tables['audit_seal'];

/** Walks a tenant's whole chain and compares it with the stored entries, in batches. */
export async function verifyAudit(database: Database, tenantId: string, now: Date): Promise<AuditVerdict> {
  const findings: AuditFinding[] = [];
  let head: ChainHead = chainStart;
  for (let isLast = false; !isLast;) {
    const from = head;
    const part = await database.inTenant(tenantId, 'read', (db) => verifyLinks(db, tenantId, from));
    findings.push(...part.findings);
    ({ head, isLast } = part);
  }
  const before = sealDueBefore(now);
  const unsealed = await database.inTenant(tenantId, 'read', (db) => selectUnsealed(db, tenantId, before));
  for (const entry of unsealed) findings.push({ problem: 'unsealed', entryId: entry.id, position: null });
  return { sealed: head.position, head, findings };
}

/** The hash before the first link of a chain. */
export const chainStart: ChainHead = { position: 0, chainHash: genesisHash };

/** Entries made before this instant (ISO text) must be sealed by now. */
export function sealDueBefore(now: Date): string {
  return new Date(now.getTime() - sealGraceMs).toISOString();
}

export interface VerifiedLinks {
  findings: AuditFinding[];
  /** The last link that was looked at: the next part goes on from it. */
  head: ChainHead;
  isLast: boolean;
}

/** Checks the next thousand links of a chain, after one that was looked at before, and their entries. */
export async function verifyLinks(db: Db, tenantId: string, from: ChainHead): Promise<VerifiedLinks> {
  const links = await selectLinks(db, tenantId, from.position);
  const findings: AuditFinding[] = [];
  let { position, chainHash: previous } = from;
  for (const { seal, entry } of links) {
    const problem = await problemOf(seal, entry, position + 1, previous);
    if (problem) findings.push({ problem, entryId: seal.entry_id, position: seal.position });
    previous = seal.chain_hash;
    position = seal.position;
  }
  return { findings, head: { position, chainHash: previous }, isLast: links.length < batchSize };
}

/** True while a head kept earlier is still a link of the tenant's chain. */
export async function hasLink(database: Database, tenantId: string, head: ChainHead): Promise<boolean> {
  if (head.position === 0) return head.chainHash === genesisHash;
  const link = await database.inTenant(tenantId, 'read', (db) =>
    db
      .selectFrom('audit_seal')
      .select('chain_hash')
      .where('tenant_id', '=', tenantId)
      .where('position', '=', head.position)
      .executeTakeFirst(),
  );
  return link?.chain_hash === head.chainHash;
}

async function problemOf(
  seal: Seal,
  entry: Tables['audit_entry'] | undefined,
  position: number,
  previous: string,
): Promise<AuditFinding['problem'] | null> {
  const link = await chainHash(previous, position, seal.entry_hash);
  if (seal.position !== position || seal.chain_hash !== link) return 'reordered';
  if (!entry) return 'missing';
  return (await entryHash(entry)) === seal.entry_hash ? null : 'changed';
}

async function selectLinks(db: Db, tenantId: string, after: number) {
  const seals = (await db
    .selectFrom('audit_seal')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(batchSize)
    .execute()) as Seal[];
  if (seals.length === 0) return [];
  const entries = (await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(
      'id',
      'in',
      seals.map((seal) => seal.entry_id),
    )
    .execute()) as unknown as Tables['audit_entry'][];
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return seals.map((seal) => ({ seal, entry: byId.get(seal.entry_id) }));
}

function selectUnsealed(db: Db, tenantId: string, before: string) {
  return db
    .selectFrom('audit_entry as entry')
    .leftJoin('audit_seal as seal', (join) =>
      join.onRef('seal.tenant_id', '=', 'entry.tenant_id').onRef('seal.entry_id', '=', 'entry.id'),
    )
    .select('entry.id')
    .where('entry.tenant_id', '=', tenantId)
    .where('entry.created_at', '<', before)
    .where('seal.entry_id', 'is', null)
    .orderBy('entry.created_at')
    .orderBy('entry.id')
    .limit(batchSize)
    .execute();
}

import { type AuditFinding, hasLink, verifyAudit } from '#database/audit/audit-verify.ts';
import type { Database } from '#database/database.ts';
import { selectPlatformId } from '#database/tenants.queries.ts';
import type { KeptHeads } from './audit-heads.ts';

export interface TrailsVerdict {
  isSound: boolean;
  heads: KeptHeads;
}

interface Tenant {
  id: string;
  slug: string;
}

const shownFindings = 100;

const words: Record<AuditFinding['problem'], string> = {
  changed: 'was changed after it was sealed',
  missing: 'is missing',
  reordered: 'does not follow from the one before',
  unsealed: 'was never sealed',
};

/**
 * Verifies the audit trail of every tenant, or of one, and tells the outcome line by line. A head kept earlier that
 * is no longer part of its chain shows that the end was cut off or everything written anew.
 */
export async function verifyTrails(
  database: Database,
  options: { slug: string | undefined; keptHeads: KeptHeads; now: Date },
  tell: (line: string) => void,
): Promise<TrailsVerdict> {
  const tenants = await selectTenants(database);
  const chosen = tenants.filter(({ slug }) => options.slug === undefined || slug === options.slug);
  if (options.slug !== undefined && chosen.length === 0)
    throw new Error(`There is no tenant '${options.slug}'.`);
  const heads: KeptHeads = {};
  let isSound = true;
  for (const tenant of chosen) {
    const { sealed, head, findings } = await verifyAudit(database, tenant.id, options.now);
    tell(`${tenant.slug}: ${sealed} entries sealed, head ${head.position} ${head.chainHash}`);
    for (const finding of findings.slice(0, shownFindings)) tell(`  ${sentenceOf(finding)}`);
    if (findings.length > shownFindings) tell(`  … and ${findings.length - shownFindings} more`);
    const kept = options.keptHeads[tenant.slug];
    const isContinued = !kept || (await hasLink(database, tenant.id, kept));
    if (!isContinued) tell(`  the head kept earlier, ${kept.position} ${kept.chainHash}, is no longer in it`);
    if (findings.length > 0 || !isContinued) isSound = false;
    heads[tenant.slug] = head;
  }
  const closed = await selectClosedSlugs(database);
  const gone = Object.keys(options.keptHeads).filter(
    (slug) => !closed.has(slug) && !tenants.some((one) => one.slug === slug),
  );
  for (const slug of gone) tell(`${slug}: the tenant is gone, a head of its trail was kept`);
  return { isSound: isSound && gone.length === 0, heads };
}

/** Codes of hospitals whose account was closed: a certificate says that their trail is deleted. */
async function selectClosedSlugs(database: Database): Promise<Set<string>> {
  const platformId = await database.onPlatform(selectPlatformId);
  if (platformId === undefined) return new Set();
  const rows = await database.inTenant(platformId, 'read', (db) =>
    db
      .selectFrom('account_closure')
      .select('hospital_slug')
      .where('tenant_id', '=', platformId)
      .where('status', 'in', ['deleting', 'deleted'])
      .limit(100_000)
      .execute(),
  );
  return new Set(rows.map((row) => row.hospital_slug));
}

function selectTenants(database: Database): Promise<Tenant[]> {
  return database.onPlatform((db) =>
    db
      .selectFrom('tenant')
      .select(['id', 'slug'])
      .where('deleting_since', 'is', null)
      .orderBy('slug')
      .limit(100_000)
      .execute(),
  );
}

function sentenceOf({ problem, entryId, position }: AuditFinding): string {
  const place = position === null ? '' : `position ${position}: `;
  return `${place}entry ${entryId} ${words[problem]}`;
}

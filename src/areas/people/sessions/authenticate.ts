import { maySuspendedRead } from '#areas/subscriptions/subscriptions.public.ts';
import type { Database } from '#database/database.ts';
import { sha256 } from '#database/sha256.ts';
import type { Actor } from '#kernel/access/actor.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { readModules } from '#kernel/access/modules.ts';
import { isPermission } from '#kernel/access/permissions.ts';
import { selectSession, sessionPolicyOf, type SessionRow, touchSession } from './session.queries.ts';
import { isSessionAlive, mustSetUpSecondFactor, tenantOfToken, touchMinutes } from './session.rules.ts';

const trustMs = timeLimits.sessionTrustMilliseconds;
const maxRemembered = 10_000;

export interface AuthenticatorOptions {
  database: Database;
  clock: Clock;
  /** False refuses sample accounts, also in sessions that are still open. */
  hasSamples: boolean;
}

export interface Authenticator {
  /**
   * Finds who holds a token; null when the session is over or never was. A call that the page makes by itself
   * (`isUnattended`) does not keep the session alive.
   */
  authenticate(token: string, isUnattended: boolean): Promise<Actor | null>;
  /** Sessions of this tenant have ended: trusts none of them any longer without looking. */
  forget(tenantId: string): void;
}

/** Makes what finds out who is signed in, and remembers it for a moment. */
export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  const remembered = new Map<string, { until: number; session: Promise<FoundSession | null> }>();

  function find(token: string): Promise<FoundSession | null> {
    const known = remembered.get(token);
    const now = performance.now();
    if (known && now < known.until) return known.session;
    if (remembered.size >= maxRemembered) remembered.clear();
    const session = lookUp(options, token);
    remembered.set(token, { until: now + trustMs, session });
    session.catch(() => remembered.delete(token));
    return session;
  }

  async function authenticate(token: string, isUnattended: boolean): Promise<Actor | null> {
    const session = await find(token);
    if (session && !isUnattended) await noteUse(options, session);
    return session?.actor ?? null;
  }

  function forget(tenantId: string): void {
    for (const token of remembered.keys()) if (tenantOfToken(token) === tenantId) remembered.delete(token);
  }

  return { authenticate, forget };
}

interface FoundSession {
  actor: Actor;
  /** When a use must be noted again, in milliseconds since 1970. */
  touchFrom: number;
}

async function lookUp(
  { database, clock, hasSamples }: AuthenticatorOptions,
  token: string,
): Promise<FoundSession | null> {
  const tenantId = tenantOfToken(token);
  if (!tenantId) return null;
  const hash = await sha256(token);
  const row = await database.inTenant(tenantId, 'read', (db) => selectSession(db, tenantId, hash));
  if (!row || row.status !== 'active') return null;
  if (row.deleting_since !== null || row.shut_since !== null) return null;
  if (row.tenant_status === 'suspended' && !(await maySuspendedRead(database))) return null;
  const policy = sessionPolicyOf(row);
  if (!isSessionAlive(row, policy, clock.now()) || (row.is_sample && !hasSamples)) return null;
  const touchFrom = Date.parse(row.last_used_at) + touchMinutes(policy) * 60_000;
  return { actor: toActor(tenantId, row), touchFrom };
}

async function noteUse({ database, clock }: AuthenticatorOptions, session: FoundSession): Promise<void> {
  const now = clock.now();
  if (now.getTime() <= session.touchFrom) return;
  // Calls that found the same session in the meantime need not write as well.
  session.touchFrom = Number.POSITIVE_INFINITY;
  const { tenantId, sessionId } = session.actor;
  await database.inTenant(tenantId, 'write', (db) =>
    touchSession(db, tenantId, sessionId, now.toISOString()),
  );
}

function toActor(tenantId: string, row: SessionRow): Actor {
  return {
    userId: row.user_id,
    tenantId,
    tenantSlug: row.slug,
    sessionId: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    permissions: new Set(row.roles.flatMap((role) => role.permissions).filter(isPermission)),
    isAdministrator: row.roles.some((role) => role.is_administrator),
    modules: readModules(row.modules),
    mustSetUpSecondFactor: mustSetUpSecondFactor(row),
    ...(row.tenant_status === 'suspended' && { isSuspended: true as const }),
    timeZone: row.time_zone,
  };
}

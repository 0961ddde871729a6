import type { Database } from '#database/database.ts';
import { sha256 } from '#database/sha256.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { readModules } from '#kernel/modules.ts';
import { isPermission } from '#kernel/permissions.ts';
import { selectSession, type SessionRow, touchSession } from './session.queries.ts';
import { isSessionAlive, tenantOfToken, touchMinutes } from './session.rules.ts';

/** A session that was found is trusted this long, so a deactivation takes hold within a second everywhere. */
const trustMs = 800;
const mostRemembered = 10_000;

export interface AuthenticatorOptions {
  database: Database;
  clock: Clock;
  /** False shuts sample accounts out, whatever session they still hold. */
  hasSamples: boolean;
}

export interface Authenticator {
  /** Finds who holds a token; null when the session is over or never was. */
  authenticate(token: string): Promise<Actor | null>;
  /** Sessions of this tenant have ended: trusts none of them any longer without looking. */
  forget(tenantId: string): void;
}

/** Makes the one that knows who is signed in, and remembers it for a moment. */
export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  const remembered = new Map<string, { until: number; actor: Promise<Actor | null> }>();

  function authenticate(token: string): Promise<Actor | null> {
    const known = remembered.get(token);
    const now = performance.now();
    if (known && now < known.until) return known.actor;
    if (remembered.size >= mostRemembered) remembered.clear();
    const actor = lookUp(options, token);
    remembered.set(token, { until: now + trustMs, actor });
    actor.catch(() => remembered.delete(token));
    return actor;
  }

  function forget(tenantId: string): void {
    for (const token of remembered.keys()) if (tenantOfToken(token) === tenantId) remembered.delete(token);
  }

  return { authenticate, forget };
}

async function lookUp(
  { database, clock, hasSamples }: AuthenticatorOptions,
  token: string,
): Promise<Actor | null> {
  const tenantId = tenantOfToken(token);
  if (!tenantId) return null;
  const hash = await sha256(token);
  const now = clock.now();
  const row = await database.inTenant(tenantId, 'read', (db) => selectSession(db, tenantId, hash));
  if (!row || row.status !== 'active' || row.tenant_status === 'suspended') return null;
  if (!isSessionAlive(row, now) || (row.is_sample && !hasSamples)) return null;
  if (now.getTime() - Date.parse(row.last_used_at) > touchMinutes * 60_000) {
    await database.inTenant(tenantId, 'write', (db) => touchSession(db, tenantId, row.id, now.toISOString()));
  }
  return toActor(tenantId, row);
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
    timeZone: row.time_zone,
  };
}

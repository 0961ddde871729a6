import type { Database } from '#database/database.ts';
import type { AttemptLimiter } from '#server/host-services.ts';
import { sha256 } from '#database/sha256.ts';
import type { Db } from '#database/tables.ts';
import type { Actor } from '#kernel/access/actor.ts';
import { tokenOfMachineKey } from '#kernel/access/machine-keys.ts';
import { readModules } from '#kernel/access/modules.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { selectRolesOf } from '../grants/permission-holders.queries.ts';
import { toGrants } from '../grants/administrators.queries.ts';
import { joinGrants } from '../roles/role.rules.ts';
import { tenantOfToken } from '../sessions/session.rules.ts';
import { networkOf } from '#kernel/limits/network.ts';
import { type FoundKeyRow, selectKeyByHash, touchKey } from './machine-key.queries.ts';
import { createKeyRate, effectiveScopes, touchMilliseconds } from './machine-key.rules.ts';

export interface KeyAuthenticatorOptions {
  database: Database;
  clock: Clock;
  limits: AttemptLimiter;
  /** False refuses keys for which a sample account answers. */
  hasSamples: boolean;
}

/**
 * Makes what finds the program of a key; null for every text that opens nothing. It asks the database each time, so a
 * key that was revoked is refused by every server at its next call.
 * @throws AppError TOO_MANY_ATTEMPTS for a key that calls too often, and for a network that brings too many wrong ones
 */
export function createKeyAuthenticator(options: KeyAuthenticatorOptions) {
  const { database, clock, limits } = options;
  const tooOften = createKeyRate();

  return async (key: string, ipAddress: string): Promise<Actor | null> => {
    const now = clock.now();
    const tenantId = tenantOfToken(tokenOfMachineKey(key));
    const hash = await sha256(key);
    const found =
      tenantId && (await database.inTenant(tenantId, 'read', (db) => find(options, db, tenantId, hash)));
    if (!tenantId || !found) {
      await limits.consume('machine-key-network', networkOf(ipAddress));
      return null;
    }
    const wait = tooOften(found.row.id, now);
    if (wait) throw new AppError('TOO_MANY_ATTEMPTS', { ...wait });
    const last = found.row.last_used_at;
    if (last === null || now.getTime() >= Date.parse(last) + touchMilliseconds) {
      await database.inTenant(tenantId, 'write', (db) =>
        touchKey(db, tenantId, found.row.id, now.toISOString()),
      );
    }
    return found.actor;
  };
}

async function find(
  { clock, hasSamples }: KeyAuthenticatorOptions,
  db: Db,
  tenantId: string,
  hash: string,
): Promise<{ row: FoundKeyRow; actor: Actor } | null> {
  const row = await selectKeyByHash(db, tenantId, hash, clock.now().toISOString());
  if (!row || (row.is_sample && !hasSamples)) return null;
  const roles = await selectRolesOf(db, tenantId, [row.answered_by]);
  const permissions = effectiveScopes(row.scopes, joinGrants(roles.map(toGrants)));
  // Nobody answers for it any more, or nobody who may do any of it.
  if (permissions.length === 0) return null;
  return { row, actor: toActor(tenantId, row, permissions) };
}

function toActor(tenantId: string, row: FoundKeyRow, permissions: readonly Permission[]): Actor {
  return {
    userId: row.account_id,
    tenantId,
    tenantSlug: row.slug,
    sessionId: row.id,
    name: `Key: ${row.name}`,
    permissions: new Set(permissions),
    isAdministrator: false,
    modules: readModules(row.modules),
    mustSetUpSecondFactor: false,
    timeZone: row.time_zone,
    machine: { keyId: row.id },
  };
}

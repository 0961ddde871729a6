import { type Permission, permissionCodes } from '#kernel/access/permissions.ts';
import { can } from '#kernel/access/actor.ts';
import { useLimits } from '#kernel/limits/use-limits.ts';
import { type Grants, isGrantable } from '../roles/role.rules.ts';

/** The scopes that the catalogue still knows, in its order. */
export function scopesOf(stored: readonly string[]): Permission[] {
  return permissionCodes.filter((code) => isGrantable(code) && stored.includes(code));
}

/** What a key may do now: its scopes, as far as who answers for it may do so themselves. */
export function effectiveScopes(stored: readonly string[], answering: Grants): Permission[] {
  return scopesOf(stored).filter((code) => can(answering, code));
}

/** The stored time of last use may lag behind by this much, so that not every call writes. */
export const touchMilliseconds = 60_000;

/**
 * Counts calls of each key in windows of a minute; true for one too many. It is counted by each process by itself: a
 * count that all share would cost every call a write.
 */
export function createKeyRate(): (keyId: string, now: Date) => { retryAfterSeconds: number } | null {
  const { attempts, seconds } = useLimits['machine-key-calls'];
  const windows = new Map<string, { began: number; calls: number }>();
  return (keyId, now) => {
    const at = now.getTime();
    const known = windows.get(keyId);
    const window = known && at < known.began + seconds * 1000 ? known : { began: at, calls: 0 };
    if (windows.size > 10_000) windows.clear();
    windows.set(keyId, window);
    window.calls += 1;
    if (window.calls <= attempts) return null;
    return { retryAfterSeconds: Math.ceil((window.began + seconds * 1000 - at) / 1000) };
  };
}

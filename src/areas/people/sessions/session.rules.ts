import { timeLimits } from '#kernel/limits/time-limits.ts';
import { newSecret } from '#kernel/secret.ts';

/** How long sessions of a hospital last, as its administrator set it. */
export interface SessionPolicy {
  /** A session ends this long after its last use. */
  idleMinutes: number;
  /** A session ends this long after its start in any case. */
  absoluteHours: number;
}

export const keepDeviceDays = timeLimits.knownBrowserDays;

/** When a session that starts at this instant ends at the latest. */
export function sessionEnd(policy: SessionPolicy, start: Date): Date {
  return new Date(start.getTime() + policy.absoluteHours * 3_600_000);
}

/** The stored time of last use may lag behind by this many minutes, so that not every call writes. */
export function touchMinutes(policy: SessionPolicy): number {
  return Math.min(5, policy.idleMinutes / 5);
}

/** E-mail addresses are compared without case and surrounding space. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** A new opaque session token: the tenant it belongs to and 256 random bits. */
export function newToken(tenantId: string): string {
  return `${tenantId.replaceAll('-', '')}.${newSecret()}`;
}

/** The tenant that a token names; null for any other text. */
export function tenantOfToken(token: string): string | null {
  const match = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.[0-9a-f]{64}$/.exec(
    token,
  );
  return match ? match.slice(1, 6).join('-') : null;
}

/** True when the hospital asks everybody for a second factor and this person has none yet. */
export function mustSetUpSecondFactor(row: {
  requires_two_factor: boolean;
  two_factor_confirmed_at: string | null;
}): boolean {
  return row.requires_two_factor && row.two_factor_confirmed_at === null;
}

/** The times of a session, as instants in text. */
export interface SessionTimes {
  created_at: string;
  last_used_at: string;
  expires_at: string;
  ended_at: string | null;
}

/**
 * True while a session can be used at the given time. The policy of now holds for sessions that are open already;
 * only one that outlives its old end needs another sign-in, because the browser forgets its cookie then.
 */
export function isSessionAlive(session: SessionTimes, policy: SessionPolicy, now: Date): boolean {
  if (session.ended_at) return false;
  const idleUntil = Date.parse(session.last_used_at) + policy.idleMinutes * 60_000;
  const latest = sessionEnd(policy, new Date(session.created_at)).getTime();
  return now.getTime() < Math.min(idleUntil, latest, Date.parse(session.expires_at));
}

/** A session ends this long after its last use, and after this long in any case. */
export const idleHours = 8;
export const absoluteHours = 24;

/** The stored time of last use may lag behind by this much, so that not every call writes. */
export const touchMinutes = 5;

/** E-mail addresses are compared without case and surrounding space. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** A new opaque session token: the tenant it belongs to and 256 random bits. */
export function newToken(tenantId: string): string {
  const random = crypto.getRandomValues(new Uint8Array(32));
  const secret = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${tenantId.replaceAll('-', '')}.${secret}`;
}

/** The tenant a token speaks of, or null when it is no token of ours. */
export function tenantOfToken(token: string): string | null {
  const match = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.[0-9a-f]{64}$/.exec(
    token,
  );
  return match ? match.slice(1, 6).join('-') : null;
}

/** True while a session can be used at the given time. */
export function isSessionAlive(
  session: { last_used_at: string; expires_at: string; ended_at: string | null },
  now: Date,
): boolean {
  if (session.ended_at) return false;
  const idleUntil = Date.parse(session.last_used_at) + idleHours * 3_600_000;
  return now.getTime() < Math.min(idleUntil, Date.parse(session.expires_at));
}

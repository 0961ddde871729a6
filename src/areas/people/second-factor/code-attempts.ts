import type { HostServices } from '#server/host-services.ts';
import type { AttemptLimit } from '#kernel/limits/attempt-limits.ts';
import { looksLikeAppCode } from './authenticator-code.ts';

/** Whose code is tried; the secret of the browser (its hash) only where it passed the person's second factor before. */
export interface CodeAttempt {
  tenantId: string;
  userId: string;
  /** As it counts: without spaces. */
  code: string;
  from: { sessionId: string } | { device: string | null; network: string };
}

/**
 * The key of wrong codes of the app. An open session and a browser that passed before are counted by themselves, so
 * that nobody elsewhere uses up their attempts; all other browsers together.
 */
export function codeKey(tenantId: string, userId: string, place: string | null): string {
  return place === null ? `${tenantId}/${userId}` : `${tenantId}/${userId}/${place}`;
}

/** The place of a browser that passed the second factor before. */
export function devicePlace(device: string): string {
  return `device/${device}`;
}

/**
 * Counts a code before it is looked at; what it returns takes it back, for a code that was right.
 * @throws AppError TOO_MANY_ATTEMPTS
 */
export async function countCode(
  limits: HostServices['limits'],
  { tenantId, userId, code, from }: CodeAttempt,
): Promise<() => Promise<void>> {
  const isAppCode = looksLikeAppCode(code);
  const limit: AttemptLimit = isAppCode ? 'second-factor' : 'recovery-code';
  const known = 'sessionId' in from ? `session/${from.sessionId}` : from.device && devicePlace(from.device);
  // A recovery code cannot be guessed: strangers are counted where they are, and not against the person.
  const unknown = 'network' in from && !isAppCode ? `network/${from.network}` : null;
  const key = codeKey(tenantId, userId, known ?? unknown);
  await limits.consume(limit, key);
  return () => limits.giveBack(limit, key);
}

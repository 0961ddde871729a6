import type { Delivery } from '#kernel/messages/messengers.ts';
import type { MessageProblem, MessageStatus } from '../channels/message-channels.ts';

/** How often a message that was not handed over is tried in all. */
export const maxAttempts = 6;

const firstPauseMs = 60_000;
const longestPauseMs = 6 * 3_600_000;

/** How long to wait after so many attempts: a minute, then four times as long each time, at most six hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(firstPauseMs * 4 ** (attempts - 1), longestPauseMs);
}

export interface NextStep {
  status: MessageStatus;
  problem: MessageProblem | null;
  /** Milliseconds until the next attempt; null where there is none. */
  retryAfterMs: number | null;
}

/**
 * What follows from an attempt. An attempt without an answer is repeated only where the provider knows ids: anything
 * else could reach the person twice.
 */
export function stepAfter(
  { outcome, bounce }: Pick<Delivery, 'outcome' | 'bounce'>,
  attempts: number,
  knowsIds: boolean,
): NextStep {
  if (outcome === 'sent') return { status: 'sent', problem: null, retryAfterMs: null };
  if (outcome === 'refused') {
    return { status: 'failed', problem: bounce === 'permanent' ? 'BOUNCED' : 'REFUSED', retryAfterMs: null };
  }
  if (outcome === 'unknown' && !knowsIds)
    return { status: 'unknown', problem: 'NO_ANSWER', retryAfterMs: null };
  const problem = outcome === 'unknown' ? 'NO_ANSWER' : 'NOT_REACHED';
  // What may have been taken is never told as failed.
  if (attempts >= maxAttempts) {
    return { status: outcome === 'unknown' ? 'unknown' : 'failed', problem, retryAfterMs: null };
  }
  return { status: 'pending', problem, retryAfterMs: pauseAfter(attempts) };
}

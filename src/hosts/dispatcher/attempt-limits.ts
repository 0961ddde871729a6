import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { AttemptLimit, AttemptLimiter } from '#database/handler.ts';
import { AppError } from '#kernel/app-error.ts';

export interface LimitRule {
  keyPrefix: AttemptLimit;
  /** Attempts allowed within `duration` seconds. */
  points: number;
  duration: number;
}

const quarterHour = 15 * 60;

/**
 * A whole hospital can sit behind one address, so a network may try far more often than an account. A browser in
 * which somebody of the hospital signed in before is counted by itself, so that nobody at the same address can
 * use up its attempts. With 30 codes a day a stranger who has the password finds the code in about 30 years.
 */
export const limitRules: readonly LimitRule[] = [
  { keyPrefix: 'sign-in-account', points: 10, duration: quarterHour },
  { keyPrefix: 'sign-in-network', points: 300, duration: quarterHour },
  { keyPrefix: 'sign-in-device', points: 60, duration: quarterHour },
  { keyPrefix: 'sign-in-nowhere', points: 300, duration: quarterHour },
  { keyPrefix: 'second-factor', points: 30, duration: 24 * 3600 },
  { keyPrefix: 'own-password', points: 10, duration: quarterHour },
  { keyPrefix: 'account-link-network', points: 300, duration: quarterHour },
];

/** Counts attempts with the limiter that the host makes for each rule. */
export function createAttemptLimiter(make: (rule: LimitRule) => RateLimiterAbstract): AttemptLimiter {
  const limiters = new Map(limitRules.map((rule) => [rule.keyPrefix, make(rule)]));
  return {
    async consume(limit, key) {
      try {
        await limiters.get(limit)!.consume(key);
      } catch (refusal) {
        if (!isRefusal(refusal)) throw refusal;
        const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
        throw new AppError('TOO_MANY_ATTEMPTS', { retryAfterSeconds });
      }
    },
    async giveBack(limit, key) {
      await limiters.get(limit)!.reward(key);
    },
    async forget(limit, key) {
      await limiters.get(limit)!.delete(key);
    },
  };
}

// Not by its class: the package's entry loads Node's built-ins, which the demo does not have.
function isRefusal(value: unknown): value is RateLimiterRes {
  return typeof value === 'object' && value !== null && 'msBeforeNext' in value;
}

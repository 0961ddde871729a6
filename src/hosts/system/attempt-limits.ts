import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { AttemptLimiter } from '#server/host-services.ts';
import { AppError } from '#kernel/app-error.ts';
import { type AttemptLimit, attemptLimits } from '#kernel/limits/attempt-limits.ts';

export interface LimitRule {
  keyPrefix: AttemptLimit;
  /** Attempts allowed within `duration` seconds. */
  points: number;
  duration: number;
}

const limitRules = Object.entries(attemptLimits).map(([name, { attempts, seconds }]): LimitRule => ({
  keyPrefix: name as AttemptLimit,
  points: attempts,
  duration: seconds,
}));

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

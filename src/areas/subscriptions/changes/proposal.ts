import type { CallContext } from '#server/call-context.ts';
import { dayOfMonth } from '../renewal/period.rules.ts';
import { type LimitedThing, limitedThings } from '../limits/limit.rules.ts';
import { limitOf, type SubscriptionRow } from '../subscription/subscription.queries.ts';
import type { AgreedPlan } from './agreed-plan.ts';
import { changeTiming } from './change-timing.rules.ts';
import { upgradeAmount } from './proration.rules.ts';

/** What changing to a plan would mean at a moment. */
export interface Proposal {
  timing: 'now' | 'period_end';
  amountMinor: number;
  effectiveAt: string;
  exceeded: { what: LimitedThing; used: number; limit: number }[];
}

export function proposeChange(
  { actor, clock }: Pick<CallContext, 'actor' | 'clock'>,
  running: SubscriptionRow,
  plan: AgreedPlan,
  used: Readonly<Record<LimitedThing, number>>,
): Proposal {
  const now = clock.now();
  const timing = changeTiming(running, plan, now);
  const isCharged = timing === 'now' && running.status !== 'trial';
  const { timeZone } = actor;
  const endsAt = running.period_ends_at;
  const rest = {
    now: now.toISOString(),
    endsAt,
    timeZone,
    billingDay: running.billing_day ?? dayOfMonth(endsAt, timeZone),
  };
  return {
    timing,
    amountMinor: isCharged ? upgradeAmount(priceOf(running), priceOf(plan), rest) : 0,
    effectiveAt: timing === 'now' ? rest.now : endsAt,
    exceeded: limitedThings.flatMap((what) => {
      const limit = limitOf(plan, what);
      return limit !== null && used[what] > limit ? [{ what, used: used[what], limit }] : [];
    }),
  };
}

function priceOf({ price_minor, billing_interval }: AgreedPlan) {
  return { priceMinor: price_minor, interval: billing_interval };
}

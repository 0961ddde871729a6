import type { PlanRow } from '../plans/plan.queries.ts';

const dayMs = 86_400_000;

/** The end of the trial of a plan that begins now; null for a plan without one. */
export function trialEnd({ trial_days }: Pick<PlanRow, 'trial_days'>, now: Date): string | null {
  return trial_days === 0 ? null : new Date(now.getTime() + trial_days * dayMs).toISOString();
}

/**
 * The end of the period that begins now, a month or a year later on the same day of the month in UTC; where that month
 * is shorter, on its last day.
 */
export function periodEnd({ billing_interval }: Pick<PlanRow, 'billing_interval'>, now: Date): string {
  const months = billing_interval === 'year' ? 12 : 1;
  const end = new Date(now);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return end.toISOString();
}

/** What both sides keep of a plan when they agree on it: later changes of the plan do not reach it. */
export function agreedTerms(plan: PlanRow) {
  const { price_minor, currency_code, billing_interval } = plan;
  return { plan_code: plan.code, plan_name: plan.name, price_minor, currency_code, billing_interval };
}

/** What a hospital keeps of a plan beside its terms: the limits that are counted in its own transactions. */
export function planLimits(plan: PlanRow) {
  const { staff_limit, patient_limit, bed_limit, storage_limit_megabytes, features } = plan;
  return { staff_limit, patient_limit, bed_limit, storage_limit_megabytes, features };
}

import type { OtherHospital } from '#server/call-context.ts';
import type { SubscriptionRow } from '../subscription/subscription.queries.ts';
import type { PlanChangeRow } from './plan-change.queries.ts';

/** What a hospital keeps of a plan that it has agreed on. */
export type AgreedPlan = Pick<
  SubscriptionRow,
  | 'plan_code'
  | 'plan_name'
  | 'price_minor'
  | 'currency_code'
  | 'billing_interval'
  | 'staff_limit'
  | 'patient_limit'
  | 'bed_limit'
  | 'storage_limit_megabytes'
  | 'features'
>;

/** The plan that a planned change leads to; null where the subscription ends. */
export function plannedPlan(row: PlanChangeRow): AgreedPlan | null {
  const { plan_code, plan_name, price_minor, currency_code, billing_interval } = row;
  // The database keeps them together: all of them, or none.
  if (plan_code === null || plan_name === null || price_minor === null) return null;
  if (currency_code === null || billing_interval === null) return null;
  const { staff_limit, patient_limit, bed_limit, storage_limit_megabytes, features } = row;
  const limits = { staff_limit, patient_limit, bed_limit, storage_limit_megabytes, features };
  return { plan_code, plan_name, price_minor, currency_code, billing_interval, ...limits };
}

/** What the rest of the program does when a hospital's plan has become another one. */
export interface PlanEffects {
  /** Keeps the operator's copy of what a change has made of the subscription. */
  keepCopy: (operator: OtherHospital, after: SubscriptionRow) => Promise<void>;
  /** Switches the modules of a plan on; none is ever switched off. */
  switchOn: (modules: readonly string[]) => Promise<void>;
}

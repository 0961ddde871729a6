import { useRead } from '#client/queries/reads.ts';
import { listPlanOffers } from './plan-change.calls.ts';

/** The plans that the hospital can change to, with what each would cost now. */
export function usePlanOffers() {
  return useRead('subscription', listPlanOffers, {});
}

import { useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { listPlans } from './plan.calls.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'plans';

/** Every plan, by currency and price. */
export function usePlans() {
  return useRead(topic, listPlans, {});
}

/** Has plans fetched again after a change. */
export function useRefreshPlans(): () => void {
  return useRefresh(topic);
}

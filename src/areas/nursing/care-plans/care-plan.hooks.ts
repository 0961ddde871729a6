import { usePage } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listCarePlans } from './care-plan.calls.ts';
import type * as contract from './care-plan.contract.ts';

const topic = 'care-plans';

/** One page of care plans; the page before stays on screen until the next has come. */
export function useCarePlanPage(request: CallRequest<typeof contract.listCarePlans>) {
  return usePage(topic, listCarePlans, request);
}

/** Has care plans, and the tasks that come from them, fetched again. */
export function useRefreshCarePlans(): () => void {
  return useRefresh(topic, 'nursing-tasks', 'vital-signs');
}

import { useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import { listPlans } from './plan.calls.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'plans';

/** Every plan, by currency and price. */
export function usePlans() {
  return useQuery({ queryKey: [topic], queryFn: ({ signal }) => listPlans({}, signal) });
}

/** Has plans fetched again after a change. */
export function useRefreshPlans(): () => void {
  return useRefresh(topic);
}

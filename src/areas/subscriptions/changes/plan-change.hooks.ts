import { useQuery } from '@tanstack/react-query';
import { listPlanOffers } from './plan-change.calls.ts';

/** The plans that the hospital can change to, with what each would cost now. */
export function usePlanOffers() {
  return useQuery({
    // The first element of a query key is the live topic that has it fetched again.
    queryKey: ['subscription', 'offers'],
    queryFn: ({ signal }) => listPlanOffers({}, signal),
  });
}

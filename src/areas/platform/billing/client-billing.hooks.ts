import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import { countClientSubscriptions, listClientSubscriptions } from './client-billing.calls.ts';
import type * as contract from './client-billing.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'clients';

/** One page of subscriptions; the page before stays on screen until the next has come. */
export function useClientSubscriptions(request: CallRequest<typeof contract.listClientSubscriptions>) {
  return useQuery({
    queryKey: [topic, 'subscriptions', request],
    queryFn: ({ signal }) => listClientSubscriptions(request, signal),
    placeholderData: keepPreviousData,
  });
}

export function useClientSubscriptionCounts() {
  return useQuery({
    queryKey: [topic, 'subscription-counts'],
    queryFn: ({ signal }) => countClientSubscriptions({}, signal),
  });
}

import { usePage, useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countClientSubscriptions, listClientSubscriptions } from './client-billing.calls.ts';
import type * as contract from './client-billing.contract.ts';

const topic = 'clients';

/** One page of subscriptions; the page before stays on screen until the next has come. */
export function useClientSubscriptions(request: CallRequest<typeof contract.listClientSubscriptions>) {
  return usePage(topic, listClientSubscriptions, request);
}

export function useClientSubscriptionCounts() {
  return useRead(topic, countClientSubscriptions, {});
}

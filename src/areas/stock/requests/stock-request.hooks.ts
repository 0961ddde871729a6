import { usePage } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listStockRequests } from './stock-request.calls.ts';
import type * as contract from './stock-request.contract.ts';

const topic = 'stock-requests';

/** One page of the changes that need or needed a second person. */
export function useStockRequests(request: CallRequest<typeof contract.listStockRequests>) {
  return usePage(topic, listStockRequests, request);
}

/** Has them fetched again after a change. */
export function useRefreshRequests(): () => void {
  return useRefresh(topic);
}

import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { getStockCount, listCountedLots, listStockCounts } from './stock-count.calls.ts';
import type * as contract from './stock-count.contract.ts';

const topic = 'stock-takes';

/** One page of the counts. */
export function useStockTakes(request: CallRequest<typeof contract.listStockCounts>) {
  return usePage(topic, listStockCounts, request);
}

export function useStockTake(stockCountId: string) {
  return useRead(topic, getStockCount, { stockCountId });
}

/** One page of the lots of a count. */
export function useCountedLots(request: CallRequest<typeof contract.listCountedLots>) {
  return usePage(topic, listCountedLots, request);
}

/** Has counts fetched again after a change. */
export function useRefreshTakes(): () => void {
  return useRefresh(topic);
}

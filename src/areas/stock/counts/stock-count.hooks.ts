import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { getStockCount, listCountedLots, listStockCounts } from './stock-count.calls.ts';
import type * as contract from './stock-count.contract.ts';

const topic = 'stock-takes';

/** One page of the counts. */
export function useStockTakes(request: CallRequest<typeof contract.listStockCounts>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listStockCounts(request, signal),
    placeholderData: keepPreviousData,
  });
}

export function useStockTake(stockCountId: string) {
  return useQuery({
    queryKey: [topic, 'sheet', stockCountId],
    queryFn: ({ signal }) => getStockCount({ stockCountId }, signal),
  });
}

/** One page of the lots of a count. */
export function useCountedLots(request: CallRequest<typeof contract.listCountedLots>) {
  return useQuery({
    queryKey: [topic, 'lots', request],
    queryFn: ({ signal }) => listCountedLots(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** Has counts fetched again after a change. */
export function useRefreshTakes(): () => void {
  return useRefresh(topic);
}

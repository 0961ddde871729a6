import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { getStockRecall, listRecalledPatients, listStockRecalls } from './stock-recall.calls.ts';
import type * as contract from './stock-recall.contract.ts';

const topic = 'stock-recalls';

/** One page of the recalls. */
export function useStockRecalls(request: CallRequest<typeof contract.listStockRecalls>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listStockRecalls(request, signal),
    placeholderData: keepPreviousData,
  });
}

export function useStockRecall(stockRecallId: string) {
  return useQuery({
    queryKey: [topic, 'sheet', stockRecallId],
    queryFn: ({ signal }) => getStockRecall({ stockRecallId }, signal),
  });
}

/** The patients to whom the lot was given. */
export function useRecalledPatients(stockRecallId: string) {
  return useQuery({
    queryKey: [topic, 'patients', stockRecallId],
    queryFn: ({ signal }) => listRecalledPatients({ stockRecallId }, signal),
  });
}

/** Has recalls fetched again after a change. */
export function useRefreshRecalls(): () => void {
  return useRefresh(topic);
}

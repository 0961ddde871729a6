import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { getStockRecall, listRecalledPatients, listStockRecalls } from './stock-recall.calls.ts';
import type * as contract from './stock-recall.contract.ts';

const topic = 'stock-recalls';

/** One page of the recalls. */
export function useStockRecalls(request: CallRequest<typeof contract.listStockRecalls>) {
  return usePage(topic, listStockRecalls, request);
}

export function useStockRecall(stockRecallId: string) {
  return useRead(topic, getStockRecall, { stockRecallId });
}

/** The patients to whom the lot was given. */
export function useRecalledPatients(stockRecallId: string) {
  return useRead(topic, listRecalledPatients, { stockRecallId });
}

/** Has recalls fetched again after a change. */
export function useRefreshRecalls(): () => void {
  return useRefresh(topic);
}

import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { getStockTransfer, listStockTransfers } from './stock-transfer.calls.ts';
import type * as contract from './stock-transfer.contract.ts';

const topic = 'stock-transfers';

/** One page of the transfers. */
export function useStockTransfers(request: CallRequest<typeof contract.listStockTransfers>) {
  return usePage(topic, listStockTransfers, request);
}

export function useStockTransfer(stockTransferId: string) {
  return useRead(topic, getStockTransfer, { stockTransferId });
}

/** Has transfers fetched again after a change. */
export function useRefreshTransfers(): () => void {
  return useRefresh(topic);
}

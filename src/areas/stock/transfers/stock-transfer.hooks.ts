import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { getStockTransfer, listStockTransfers } from './stock-transfer.calls.ts';
import type * as contract from './stock-transfer.contract.ts';

const topic = 'stock-transfers';

/** One page of the transfers. */
export function useStockTransfers(request: CallRequest<typeof contract.listStockTransfers>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listStockTransfers(request, signal),
    placeholderData: keepPreviousData,
  });
}

export function useStockTransfer(stockTransferId: string) {
  return useQuery({
    queryKey: [topic, 'sheet', stockTransferId],
    queryFn: ({ signal }) => getStockTransfer({ stockTransferId }, signal),
  });
}

/** Has transfers fetched again after a change. */
export function useRefreshTransfers(): () => void {
  return useRefresh(topic);
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import { listStockLots, listStockMovements } from './stock-movement.calls.ts';
import type * as contract from './stock-movement.contract.ts';

const topic = 'stock';

/** What of an item lies where. */
export function useStockLots(stockItemId: string, isEnabled = true) {
  return useQuery({
    enabled: isEnabled,
    queryKey: [topic, 'lots', stockItemId],
    queryFn: ({ signal }) => listStockLots({ stockItemId }, signal),
  });
}

/** One page of an item's movements. */
export function useStockMovements(request: CallRequest<typeof contract.listStockMovements>) {
  return useQuery({
    queryKey: [topic, 'movements', request],
    queryFn: ({ signal }) => listStockMovements(request, signal),
    placeholderData: keepPreviousData,
  });
}

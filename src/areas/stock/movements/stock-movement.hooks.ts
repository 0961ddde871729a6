import { usePage, useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listStockLots, listStockMovements } from './stock-movement.calls.ts';
import type * as contract from './stock-movement.contract.ts';

const topic = 'stock';

/** What of an item lies where. */
export function useStockLots(stockItemId: string, isEnabled = true) {
  return useRead(topic, listStockLots, { stockItemId }, { enabled: isEnabled });
}

/** One page of an item's movements. */
export function useStockMovements(request: CallRequest<typeof contract.listStockMovements>) {
  return usePage(topic, listStockMovements, request);
}

import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { getPurchaseOrder, listPurchaseOrders } from './purchase-order.calls.ts';
import type * as contract from './purchase-order.contract.ts';

const topic = 'purchase-orders';

/** One page of the orders. */
export function usePurchaseOrders(request: CallRequest<typeof contract.listPurchaseOrders>) {
  return usePage(topic, listPurchaseOrders, request);
}

export function usePurchaseOrder(purchaseOrderId: string) {
  return useRead(topic, getPurchaseOrder, { purchaseOrderId });
}

/** Has orders fetched again after a change. */
export function useRefreshOrders(): () => void {
  return useRefresh(topic);
}

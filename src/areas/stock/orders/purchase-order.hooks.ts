import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { getPurchaseOrder, listPurchaseOrders } from './purchase-order.calls.ts';
import type * as contract from './purchase-order.contract.ts';

const topic = 'purchase-orders';

/** One page of the orders. */
export function usePurchaseOrders(request: CallRequest<typeof contract.listPurchaseOrders>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listPurchaseOrders(request, signal),
    placeholderData: keepPreviousData,
  });
}

export function usePurchaseOrder(purchaseOrderId: string) {
  return useQuery({
    queryKey: [topic, 'sheet', purchaseOrderId],
    queryFn: ({ signal }) => getPurchaseOrder({ purchaseOrderId }, signal),
  });
}

/** Has orders fetched again after a change. */
export function useRefreshOrders(): () => void {
  return useRefresh(topic);
}

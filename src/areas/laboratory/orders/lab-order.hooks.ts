import { useQueryClient } from '@tanstack/react-query';
import { usePage, useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countLabOrders, listLabOrders, listOrderers } from '../laboratory/laboratory.calls.ts';
import type * as contract from './lab-order.contract.ts';
import { labOrderTopic } from './lab-order.rules.ts';

const topic = 'lab-orders';

/** One page of the list; the page before stays on screen until the next has come. */
export function useLabOrderPage(request: CallRequest<typeof contract.listLabOrders>) {
  return usePage(topic, listLabOrders, request);
}

/** How many orders there are, are pending, in progress and completed. */
export function useLabOrderCounts() {
  return useRead(topic, countLabOrders, {});
}

/** Has the lists and one order fetched again; resolves once the lists on screen have come. */
export function useRefreshLabOrder(): (orderId: string) => Promise<void> {
  const queries = useQueryClient();
  return async (orderId) => {
    void queries.invalidateQueries({ queryKey: [labOrderTopic(orderId)] });
    await queries.invalidateQueries({ queryKey: [topic] });
  };
}

/** People who can order, whose names match what was typed. */
export function useOrderers(search: string) {
  return usePage('lab-orderers', listOrderers, search ? { search } : {}, { staleTime: 60_000 });
}

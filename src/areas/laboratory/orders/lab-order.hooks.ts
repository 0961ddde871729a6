import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import { countLabOrders, listLabOrders, listOrderers } from '../laboratory/laboratory.calls.ts';
import type * as contract from './lab-order.contract.ts';
import { labOrderTopic } from './lab-order.rules.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'lab-orders';

/** One page of the list; the page before stays on screen until the next has come. */
export function useLabOrderPage(request: CallRequest<typeof contract.listLabOrders>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listLabOrders(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** How many orders there are, are pending, in progress and completed. */
export function useLabOrderCounts() {
  return useQuery({
    queryKey: [topic, 'counts'],
    queryFn: ({ signal }) => countLabOrders({}, signal),
  });
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
  return useQuery({
    queryKey: ['lab-orderers', search],
    queryFn: ({ signal }) => listOrderers(search ? { search } : {}, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

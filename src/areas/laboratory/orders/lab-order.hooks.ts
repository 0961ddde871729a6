import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import { countLabOrders, listDoctors, listLabOrders } from '../laboratory/laboratory.calls.ts';
import type * as contract from './lab-order.contract.ts';

// The first element of a key is the live topic that makes it fetched again.
export const ordersTopic = 'lab-orders';

/** One page of the list; the page before stays on screen until the next has come. */
export function useLabOrderPage(request: CallRequest<typeof contract.listLabOrders>) {
  return useQuery({
    queryKey: [ordersTopic, 'list', request],
    queryFn: ({ signal }) => listLabOrders(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** How many orders there are, are pending, in progress and completed. */
export function useLabOrderCounts() {
  return useQuery({
    queryKey: [ordersTopic, 'counts'],
    queryFn: ({ signal }) => countLabOrders({}, signal),
  });
}

/** Active doctors by name, for those who may see them. */
export function useDoctorNames(isAllowed: boolean) {
  return useQuery({
    queryKey: ['appointments', 'doctors', 'active'],
    queryFn: ({ signal }) => listDoctors({ status: 'active' }, signal),
    staleTime: 5 * 60_000,
    enabled: isAllowed,
  });
}

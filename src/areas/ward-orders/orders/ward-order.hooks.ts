import { usePage } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { listWardOrders } from './ward-order.calls.ts';

const topic = 'ward-orders';

/** Time goes on while nothing changes: nothing by mouth begins and ends. */
const minuteMs = 60_000;

/** The orders of a stay that hold and those that no nurse has read; with 'all' the stopped ones as well. */
export function useWardOrders(admissionId: string, scope: 'current' | 'all' = 'current') {
  return usePage(topic, listWardOrders, { admissionId, scope }, { refetchInterval: minuteMs });
}

/** Has orders fetched again, and what the nurses' screens make of them. */
export function useRefreshWardOrders(): () => void {
  return useRefresh(topic, 'doses', 'vital-signs', 'nursing-tasks');
}

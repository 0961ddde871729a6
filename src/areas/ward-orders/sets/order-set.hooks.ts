import { useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { listOrderSets } from './order-set.calls.ts';

const topic = 'order-sets';

/** The sets of orders that the hospital keeps, by name. */
export function useOrderSets() {
  return useRead(topic, listOrderSets, {});
}

/** Has the sets fetched again. */
export function useRefreshOrderSets(): () => void {
  return useRefresh(topic);
}

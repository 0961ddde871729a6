import { useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import { listOrderSets } from './order-set.calls.ts';

const topic = 'order-sets';

/** The sets of orders that the hospital keeps, by name. */
export function useOrderSets() {
  return useQuery({ queryKey: [topic], queryFn: ({ signal }) => listOrderSets({}, signal) });
}

/** Has the sets fetched again. */
export function useRefreshOrderSets(): () => void {
  return useRefresh(topic);
}

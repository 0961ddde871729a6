import { useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import { listStockPlaces } from './place.calls.ts';

const topic = 'stock-places';

/** All places of the hospital, by name. */
export function useStockPlaces() {
  return useQuery({ queryKey: [topic, 'list'], queryFn: ({ signal }) => listStockPlaces({}, signal) });
}

/** Has the places fetched again after a change. */
export function useRefreshPlaces(): () => void {
  return useRefresh(topic);
}

import { useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { listStockPlaces } from './place.calls.ts';

const topic = 'stock-places';

/** All places of the hospital, by name. */
export function useStockPlaces() {
  return useRead(topic, listStockPlaces, {});
}

/** Has the places fetched again after a change. */
export function useRefreshPlaces(): () => void {
  return useRefresh(topic);
}

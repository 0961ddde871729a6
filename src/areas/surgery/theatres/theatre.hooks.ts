import { useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { listTheatres } from './theatre.calls.ts';

const topic = 'theatres';

/** All theatres of the hospital with what is in them now, by number. */
export function useTheatres() {
  return useRead(topic, listTheatres, {});
}

/** Has the theatres fetched again after a change. */
export function useRefreshTheatres(): () => void {
  return useRefresh(topic);
}

import { useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import { listTheatres } from './theatre.calls.ts';

const topic = 'theatres';

/** All theatres of the hospital with what is in them now, by number. */
export function useTheatres() {
  return useQuery({ queryKey: [topic, 'list'], queryFn: ({ signal }) => listTheatres({}, signal) });
}

/** Has the theatres fetched again after a change. */
export function useRefreshTheatres(): () => void {
  return useRefresh(topic);
}

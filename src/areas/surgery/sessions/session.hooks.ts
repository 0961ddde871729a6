import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { SessionRelease } from './release/release.contract.ts';
import { getSessionRelease, listTheatreSessions } from './session.calls.ts';

const topic = 'theatres';

/** The sessions of a theatre that are not over; undefined asks for nothing. */
export function useTheatreSessions(theatreId: string | undefined) {
  return useRead(topic, listTheatreSessions, { theatreId: theatreId! }, { enabled: theatreId !== undefined });
}

const releaseKey = [topic, 'session-release'];

/** How many hours before it begins a session is open to everybody. */
export function useSessionRelease() {
  return useQuery({ queryKey: releaseKey, queryFn: ({ signal }) => getSessionRelease({}, signal) });
}

/** Puts what was saved where the screen looks. */
export function useRememberRelease(): (saved: SessionRelease) => void {
  const queries = useQueryClient();
  return (saved) => queries.setQueryData(releaseKey, saved);
}

/** Has the sessions fetched again after a change. */
export function useRefreshSessions(): () => void {
  return useRefresh(topic);
}

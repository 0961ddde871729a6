import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listRound } from './round.calls.ts';

/** Time goes on while nothing changes: what was due becomes overdue. */
const minuteMs = 60_000;

/** Patients in beds, of one ward or of all: the first 200, with the instant at which they were told. */
export function useRound(wardId: string | undefined) {
  const query = useQuery({
    queryKey: ['vital-signs', 'round', wardId],
    queryFn: ({ signal }) => listRound({ limit: 200, ...(wardId && { wardId }) }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: minuteMs,
  });
  return { ...query, now: new Date(query.dataUpdatedAt).toISOString() };
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listRound } from './round.calls.ts';

/** Patients in beds, of one ward or of all: the first 200. */
export function useRound(wardId: string | undefined) {
  return useQuery({
    queryKey: ['vital-signs', 'round', wardId],
    queryFn: ({ signal }) => listRound({ limit: 200, ...(wardId && { wardId }) }, signal),
    placeholderData: keepPreviousData,
  });
}

import { useQuery } from '@tanstack/react-query';
import { usePage, useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listBeds } from '../beds/bed.calls.ts';
import type { Bed } from '../beds/bed.contract.ts';
import { readCensus } from './census.calls.ts';
import type * as contract from './census.contract.ts';

/** Occupancy and length of stay over days, and who is expected to leave. */
export function useCensus(request: CallRequest<typeof contract.readCensus>) {
  return usePage('census', readCensus, request);
}

/** Beds that nobody can be placed in, with the reason: the first two hundred. */
export function useBlockedBeds() {
  return useRead('beds', listBeds, { status: 'blocked', limit: 200 });
}

/** Every bed of the hospital by ward, for paper. */
export function useWholeBoard() {
  return useQuery({
    queryKey: ['beds', 'whole board'],
    queryFn: async ({ signal }) => {
      const beds: Bed[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof listBeds>> = await listBeds(
          { limit: 200, ...(cursor && { cursor }) },
          signal,
        );
        beds.push(...page.rows);
        cursor = page.nextCursor;
      }
      return beds;
    },
  });
}

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { usePage } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countBeds, listBeds, offerBeds } from './bed.calls.ts';
import type { Bed, OfferedBed } from './bed.contract.ts';
import type * as contract from './bed.contract.ts';

const topic = 'beds';

const bedsAtOnce = 200;

/** The board, two hundred beds at a time; what was on screen stays until the next has come. */
export function useBedBoard(filter: Omit<CallRequest<typeof contract.listBeds>, 'cursor' | 'limit'>) {
  return useInfiniteQuery({
    queryKey: [topic, 'board', filter],
    queryFn: ({ pageParam, signal }) =>
      listBeds({ ...filter, limit: bedsAtOnce, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** How many beds of a ward, or of the hospital, are in each status. */
export function useBedCounts(wardId?: string) {
  return usePage(topic, countBeds, wardId ? { wardId } : {});
}

/** Whom a bed is looked for, and which ward is wished for. */
export type BedWish = Pick<CallRequest<typeof contract.offerBeds>, 'patientId' | 'wardType' | 'wardId'>;

/** The first fifty beds whose number or ward matches what was typed: those free, what fits best first, or 'all'. */
export function useBedMatches(search: string, wish: BedWish | 'all') {
  const narrowed = { limit: 50, ...(search && { search }) };
  return useQuery<{ rows: (Bed & Partial<Pick<OfferedBed, 'mismatch'>>)[] }>({
    queryKey: [topic, 'matches', wish, search],
    queryFn: ({ signal }) =>
      wish === 'all' ? listBeds(narrowed, signal) : offerBeds({ ...narrowed, ...wish }, signal),
    placeholderData: keepPreviousData,
  });
}

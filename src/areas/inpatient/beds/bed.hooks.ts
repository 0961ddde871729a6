import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import { countBeds, listBeds } from './bed.calls.ts';
import type * as contract from './bed.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
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
  return useQuery({
    queryKey: [topic, 'counts', wardId],
    queryFn: ({ signal }) => countBeds(wardId ? { wardId } : {}, signal),
    placeholderData: keepPreviousData,
  });
}

/** Beds whose number or ward matches what was typed, of the first fifty: those available and held for nobody, or all. */
export function useBedMatches(search: string, offered: 'available' | 'all') {
  const isAll = offered === 'all';
  return useQuery({
    queryKey: [topic, offered, search],
    queryFn: ({ signal }) =>
      listBeds({ limit: 50, ...(!isAll && { status: 'available' }), ...(search && { search }) }, signal),
    select: ({ rows }) => ({ rows: rows.filter(({ heldUntil }) => isAll || heldUntil === null) }),
    placeholderData: keepPreviousData,
  });
}

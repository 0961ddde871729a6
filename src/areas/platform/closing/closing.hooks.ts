import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import { listClosures, readClosing, readClosingPolicy, readClosure } from './closing.calls.ts';
import type * as contract from './closing.contract.ts';

// The first element of a query key is the live topic that has it fetched again.

/** Whether the account of the hospital is being closed. */
export function useClosing() {
  return useQuery({
    queryKey: ['settings', 'closing'],
    queryFn: ({ signal }) => readClosing({}, signal),
  });
}

/** One page of closed accounts; the page before stays on screen until the next has come. */
export function useClosures(request: CallRequest<typeof contract.listClosures>) {
  return useQuery({
    queryKey: ['clients', 'closures', request],
    queryFn: ({ signal }) => listClosures(request, signal),
    placeholderData: keepPreviousData,
  });
}

export function useClosure(closureId: string) {
  return useQuery({
    queryKey: ['clients', 'closure', closureId],
    queryFn: ({ signal }) => readClosure({ closureId }, signal),
  });
}

export function useClosingPolicy() {
  return useQuery({
    queryKey: ['clients', 'closing-policy'],
    queryFn: ({ signal }) => readClosingPolicy({}, signal),
  });
}

import { useQuery } from '@tanstack/react-query';
import { listSupportAccess, readClientSupport } from './support.calls.ts';

// The first element of a query key is the live topic that has it fetched again.

/** What the hospital has granted, and was asked for. */
export function useSupportAccess() {
  return useQuery({
    queryKey: ['settings', 'support-access'],
    queryFn: ({ signal }) => listSupportAccess({}, signal),
  });
}

const minuteMs = 60_000;

/** Whether the operator may read a hospital now. Live events tell what the hospital decides; time runs out by itself. */
export function useClientSupport(clientId: string) {
  return useQuery({
    queryKey: ['clients', 'support-access', clientId],
    queryFn: ({ signal }) => readClientSupport({ clientId }, signal),
    refetchInterval: ({ state }) => (state.data?.access?.until ? minuteMs : false),
  });
}

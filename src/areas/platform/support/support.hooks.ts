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

/** Whether the operator may read a hospital now; the hospital may end it at any moment. */
export function useClientSupport(clientId: string) {
  return useQuery({
    queryKey: ['clients', 'support-access', clientId],
    queryFn: ({ signal }) => readClientSupport({ clientId }, signal),
    refetchInterval: 30_000,
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countClients, listClients, readClient } from './client.calls.ts';
import type * as contract from './client.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'clients';

/** One page of hospitals; the page before stays on screen until the next has come. */
export function useClients(request: CallRequest<typeof contract.listClients>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listClients(request, signal),
    placeholderData: keepPreviousData,
  });
}

export function useClientCounts() {
  return useQuery({ queryKey: [topic, 'counts'], queryFn: ({ signal }) => countClients({}, signal) });
}

/** One hospital; each fetch is recorded in the audit trail. */
export function useClient(clientId: string) {
  return useQuery({
    queryKey: [topic, 'one', clientId],
    queryFn: ({ signal }) => readClient({ clientId }, signal),
  });
}

/** Has hospitals and applications fetched again after a change. */
export function useRefreshClients(): () => void {
  return useRefresh(topic, 'applications', 'plans');
}

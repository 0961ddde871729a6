import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countClients, listClients, readClient } from './client.calls.ts';
import type * as contract from './client.contract.ts';

const topic = 'clients';

/** One page of hospitals; the page before stays on screen until the next has come. */
export function useClients(request: CallRequest<typeof contract.listClients>) {
  return usePage(topic, listClients, request);
}

export function useClientCounts() {
  return useRead(topic, countClients, {});
}

/** One hospital; each fetch is recorded in the audit trail. */
export function useClient(clientId: string) {
  return useRead(topic, readClient, { clientId });
}

/** Has hospitals and applications fetched again after a change. */
export function useRefreshClients(): () => void {
  return useRefresh(topic, 'applications', 'plans');
}

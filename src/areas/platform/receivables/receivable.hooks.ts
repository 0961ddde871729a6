import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listOwingClients, listReceivables, readReceivable, sumReceivables } from './receivable.calls.ts';
import type * as contract from './receivable.contract.ts';

const topic = 'client-invoices';

export type ReceivableListRequest = CallRequest<typeof contract.listReceivables>;

/** One page of invoices; the page before stays on screen until the next has come. */
export function useReceivables(request: ReceivableListRequest) {
  return usePage(topic, listReceivables, request);
}

export function useReceivableSums() {
  return useRead(topic, sumReceivables, {});
}

/** One page of the hospitals that owe anything. */
export function useOwingClients(request: CallRequest<typeof contract.listOwingClients>) {
  return usePage(topic, listOwingClients, request);
}

/** An invoice with everything that was done to it. */
export function useReceivable(clientInvoiceId: string) {
  return useRead(topic, readReceivable, { clientInvoiceId });
}

/** Has invoices and what follows from them fetched again after a change. */
export function useRefreshReceivables(): () => void {
  return useRefresh(topic, 'clients');
}

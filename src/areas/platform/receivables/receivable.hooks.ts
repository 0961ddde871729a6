import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listOwingClients, listReceivables, readReceivable, sumReceivables } from './receivable.calls.ts';
import type * as contract from './receivable.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'client-invoices';

export type ReceivableListRequest = CallRequest<typeof contract.listReceivables>;

/** One page of invoices; the page before stays on screen until the next has come. */
export function useReceivables(request: ReceivableListRequest) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listReceivables(request, signal),
    placeholderData: keepPreviousData,
  });
}

export function useReceivableSums() {
  return useQuery({ queryKey: [topic, 'sums'], queryFn: ({ signal }) => sumReceivables({}, signal) });
}

/** One page of the hospitals that owe anything. */
export function useOwingClients(request: CallRequest<typeof contract.listOwingClients>) {
  return useQuery({
    queryKey: [topic, 'owing', request],
    queryFn: ({ signal }) => listOwingClients(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** An invoice with everything that was done to it. */
export function useReceivable(clientInvoiceId: string) {
  return useQuery({
    queryKey: [topic, 'one', clientInvoiceId],
    queryFn: ({ signal }) => readReceivable({ clientInvoiceId }, signal),
  });
}

/** Has invoices and what follows from them fetched again after a change. */
export function useRefreshReceivables(): () => void {
  return useRefresh(topic, 'clients');
}

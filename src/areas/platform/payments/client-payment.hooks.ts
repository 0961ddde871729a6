import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countPayments, listPayments } from './client-payment.calls.ts';
import type * as contract from './client-payment.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'client-payments';

export type PaymentListRequest = CallRequest<typeof contract.listPayments>;

/** One page of payments; the page before stays on screen until the next has come. */
export function usePayments(request: PaymentListRequest) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listPayments(request, signal),
    placeholderData: keepPreviousData,
  });
}

export function usePaymentCounts() {
  return useQuery({ queryKey: [topic, 'counts'], queryFn: ({ signal }) => countPayments({}, signal) });
}

/** Has payments and subscriptions fetched again after a decision. */
export function useRefreshPayments(): () => void {
  return useRefresh(topic, 'clients');
}

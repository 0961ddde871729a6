import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countPayments, listPayments } from './client-payment.calls.ts';
import type * as contract from './client-payment.contract.ts';

const topic = 'client-payments';

export type PaymentListRequest = CallRequest<typeof contract.listPayments>;

/** One page of payments; the page before stays on screen until the next has come. */
export function usePayments(request: PaymentListRequest) {
  return usePage(topic, listPayments, request);
}

export function usePaymentCounts() {
  return useRead(topic, countPayments, {});
}

/** Has payments and subscriptions fetched again after a decision. */
export function useRefreshPayments(): () => void {
  return useRefresh(topic, 'clients');
}

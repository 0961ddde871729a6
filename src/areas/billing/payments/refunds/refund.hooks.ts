import { usePage } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { paymentsTopic } from '../payment.rules.ts';
import { listRefundRequests } from './refund.calls.ts';
import type * as contract from './refund.contract.ts';

/** One page of refund requests; the page before stays on screen until the next has come. */
export function useRefundPage(request: CallRequest<typeof contract.listRefundRequests>) {
  return usePage(paymentsTopic, listRefundRequests, request);
}

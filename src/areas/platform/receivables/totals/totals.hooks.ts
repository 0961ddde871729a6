import { usePage } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { readTotals } from './totals.calls.ts';
import type * as contract from './totals.contract.ts';

export type TotalsRequest = CallRequest<typeof contract.readTotals>;

/** What was asked for and what came in, by month or year. */
export function useTotals(request: TotalsRequest) {
  return usePage('client-invoices', readTotals, request);
}

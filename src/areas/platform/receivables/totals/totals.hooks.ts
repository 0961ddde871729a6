import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import { readTotals } from './totals.calls.ts';
import type * as contract from './totals.contract.ts';

export type TotalsRequest = CallRequest<typeof contract.readTotals>;

/** What was asked for and what came in, by month or year. */
export function useTotals(request: TotalsRequest) {
  return useQuery({
    // The first element of a query key is the live topic that has it fetched again.
    queryKey: ['client-invoices', 'totals', request],
    queryFn: ({ signal }) => readTotals(request, signal),
    placeholderData: keepPreviousData,
  });
}

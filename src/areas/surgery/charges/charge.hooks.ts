import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { getCaseCharges, listSurgicalBills, listUnpricedCharges } from './charge.calls.ts';
import type * as contract from './charge.contract.ts';

const topic = 'surgical-charges';

/** One page of what operations came to; the page before stays on screen until the next has come. */
export function useSurgicalBills(request: CallRequest<typeof contract.listSurgicalBills>) {
  return usePage(topic, listSurgicalBills, request);
}

/** One page of what has no price yet. */
export function useUnpricedCharges(request: CallRequest<typeof contract.listUnpricedCharges>) {
  return usePage(topic, listUnpricedCharges, request);
}

/** What one operation comes to, line by line. */
export function useCaseCharges(caseId: string) {
  return useRead(topic, getCaseCharges, { caseId });
}

/** Has charges, and the bills on which they stand, fetched again. */
export function useRefreshSurgicalCharges(): () => void {
  return useRefresh(topic, 'stay-charges', 'invoices');
}

import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { findRequestableItems, getRequisition, listRequisitions } from './requisition.calls.ts';
import type * as contract from './requisition.contract.ts';

const topic = 'requisitions';

/** One page of the requisitions. */
export function useRequisitions(request: CallRequest<typeof contract.listRequisitions>) {
  return usePage(topic, listRequisitions, request);
}

export function useRequisition(requisitionId: string) {
  return useRead(topic, getRequisition, { requisitionId });
}

/** Items that match what was typed, without prices. */
export function useRequestableItems(search: string) {
  return usePage(topic, findRequestableItems, { search }, { enabled: search !== '' });
}

/** Has requisitions fetched again after a change. */
export function useRefreshRequisitions(): () => void {
  return useRefresh(topic);
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { findRequestableItems, getRequisition, listRequisitions } from './requisition.calls.ts';
import type * as contract from './requisition.contract.ts';

const topic = 'requisitions';

/** One page of the requisitions. */
export function useRequisitions(request: CallRequest<typeof contract.listRequisitions>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listRequisitions(request, signal),
    placeholderData: keepPreviousData,
  });
}

export function useRequisition(requisitionId: string) {
  return useQuery({
    queryKey: [topic, 'sheet', requisitionId],
    queryFn: ({ signal }) => getRequisition({ requisitionId }, signal),
  });
}

/** Items that match what was typed, without prices. */
export function useRequestableItems(search: string) {
  return useQuery({
    queryKey: [topic, 'items', search],
    queryFn: ({ signal }) => findRequestableItems({ search }, signal),
    placeholderData: keepPreviousData,
    enabled: search !== '',
  });
}

/** Has requisitions fetched again after a change. */
export function useRefreshRequisitions(): () => void {
  return useRefresh(topic);
}

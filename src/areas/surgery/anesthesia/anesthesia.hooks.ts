import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countAnesthesia, getAnesthesia, listAnesthesia } from './anesthesia.calls.ts';
import type * as contract from './anesthesia.contract.ts';
import type { AnesthesiaRecord } from './anesthesia.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'anesthesia-records';

/** One page of records; the page before stays on screen until the next has come. */
export function useAnesthesiaPage(request: CallRequest<typeof contract.listAnesthesia>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listAnesthesia(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** How many records are planned, in progress, completed and complicated. */
export function useAnesthesiaCounts() {
  return useQuery({ queryKey: [topic, 'counts'], queryFn: ({ signal }) => countAnesthesia({}, signal) });
}

/** One record with its chart; each fetch is written to the audit trail. */
export function useAnesthesia(anesthesiaId: string) {
  return useQuery({
    queryKey: [topic, 'one', anesthesiaId],
    queryFn: ({ signal }) => getAnesthesia({ anesthesiaId }, signal),
  });
}

/** Shows a record as the server told of it after a write. */
export function useRememberAnesthesia(): (record: AnesthesiaRecord) => void {
  const queries = useQueryClient();
  return (record) => queries.setQueryData([topic, 'one', record.id], record);
}

export function useRefreshAnesthesia(): () => void {
  return useRefresh(topic);
}

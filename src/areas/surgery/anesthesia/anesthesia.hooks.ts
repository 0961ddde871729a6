import { useQueryClient } from '@tanstack/react-query';
import { readKey, usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countAnesthesia, getAnesthesia, listAnesthesia } from './anesthesia.calls.ts';
import type * as contract from './anesthesia.contract.ts';
import type { AnesthesiaRecord } from './anesthesia.contract.ts';

const topic = 'anesthesia-records';

/** One page of records; the page before stays on screen until the next has come. */
export function useAnesthesiaPage(request: CallRequest<typeof contract.listAnesthesia>) {
  return usePage(topic, listAnesthesia, request);
}

/** How many records are planned, in progress, completed and complicated. */
export function useAnesthesiaCounts() {
  return useRead(topic, countAnesthesia, {});
}

/** One record with its chart; each fetch is written to the audit trail. */
export function useAnesthesia(anesthesiaId: string) {
  return useRead(topic, getAnesthesia, { anesthesiaId });
}

/** Shows a record as the server told of it after a write. */
export function useRememberAnesthesia(): (record: AnesthesiaRecord) => void {
  const queries = useQueryClient();
  return (record) => queries.setQueryData(readKey(topic, getAnesthesia, { anesthesiaId: record.id }), record);
}

export function useRefreshAnesthesia(): () => void {
  return useRefresh(topic);
}

import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listRooms, listWards } from './ward.calls.ts';
import type * as contract from './ward.contract.ts';

// What a ward shows follows from its beds, so both are announced under one topic.
const topic = 'beds';

/** One page of the wards; the page before stays on screen until the next has come. */
export function useWardPage(request: CallRequest<typeof contract.listWards>) {
  return usePage(topic, listWards, request);
}

/** The active wards for choices and overviews: the first 200 by name. */
export function useWards() {
  return useWardPage({ limit: 200 });
}

/** The rooms of a ward, for a choice of names. */
export function useRooms(wardId: string) {
  return useRead(topic, listRooms, { wardId });
}

/** Has wards and beds fetched again after a change. */
export function useRefreshBeds(): () => void {
  return useRefresh(topic);
}

import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import * as calls from './handover.calls.ts';
import type * as contract from './handover.contract.ts';

const topic = 'nursing-handovers';

/** One page of handovers; the page before stays on screen until the next has come. */
export function useHandoverPage(request: CallRequest<typeof contract.listHandovers>) {
  return usePage(topic, calls.listHandovers, request);
}

/** What a handover of a shift would say now. */
export function usePreparedHandover(shiftId: string) {
  return useRead(topic, calls.prepareHandover, { shiftId });
}

/** One handover. */
export function useHandover(handoverId: string) {
  return useRead(topic, calls.getHandover, { handoverId });
}

/** Has handovers, shifts and whose patients they are fetched again. */
export function useRefreshHandovers(): () => void {
  return useRefresh(topic, 'nursing-shifts', 'nursing-tasks', 'vital-signs');
}

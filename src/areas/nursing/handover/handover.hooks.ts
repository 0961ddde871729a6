import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import * as calls from './handover.calls.ts';
import type * as contract from './handover.contract.ts';

const topic = 'nursing-handovers';

/** One page of handovers; the page before stays on screen until the next has come. */
export function useHandoverPage(request: CallRequest<typeof contract.listHandovers>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => calls.listHandovers(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** What a handover of a shift would say now. */
export function usePreparedHandover(shiftId: string) {
  return useQuery({
    queryKey: [topic, 'prepared', shiftId],
    queryFn: ({ signal }) => calls.prepareHandover({ shiftId }, signal),
  });
}

/** One handover. */
export function useHandover(handoverId: string) {
  return useQuery({
    queryKey: [topic, 'one', handoverId],
    queryFn: ({ signal }) => calls.getHandover({ handoverId }, signal),
  });
}

/** Has handovers, shifts and whose patients they are fetched again. */
export function useRefreshHandovers(): () => void {
  return useRefresh(topic, 'nursing-shifts', 'nursing-tasks', 'vital-signs');
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listVitalSigns } from './vital-signs.calls.ts';
import type * as contract from './vital-signs.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'vital-signs';

/** One page of recorded sets; the page before stays on screen until the next has come. */
export function useVitalSignsPage(request: CallRequest<typeof contract.listVitalSigns>, enabled = true) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listVitalSigns(request, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Has lists, rounds and charts fetched again after a change. */
export function useRefreshVitalSigns(): () => void {
  return useRefresh(topic);
}

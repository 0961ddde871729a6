import { usePage } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listVitalSigns } from './vital-signs.calls.ts';
import type * as contract from './vital-signs.contract.ts';

const topic = 'vital-signs';

/** One page of recorded sets; the page before stays on screen until the next has come. */
export function useVitalSignsPage(request: CallRequest<typeof contract.listVitalSigns>, enabled = true) {
  return usePage(topic, listVitalSigns, request, { enabled });
}

/** Has lists, rounds and charts fetched again after a change. */
export function useRefreshVitalSigns(): () => void {
  return useRefresh(topic);
}

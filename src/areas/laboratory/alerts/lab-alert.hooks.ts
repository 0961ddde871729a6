import { useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listLabAlerts } from '../laboratory/laboratory.calls.ts';
import type * as contract from './lab-alert.contract.ts';

const topic = 'lab-alerts';

/** Critical results that nobody has acknowledged: of one patient, of one's own orders, or of all. */
export function useLabAlerts(request: CallRequest<typeof contract.listLabAlerts>) {
  return useRead(topic, listLabAlerts, request);
}

/** Has the alerts fetched again after a change. */
export function useRefreshLabAlerts(): () => void {
  return useRefresh(topic);
}

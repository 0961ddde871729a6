import { useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import { listLabAlerts } from '../laboratory/laboratory.calls.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'lab-alerts';

/** Critical results that nobody has acknowledged, of one patient or of all. */
export function useLabAlerts(patientId?: string) {
  return useQuery({
    queryKey: [topic, patientId ?? 'all'],
    queryFn: ({ signal }) => listLabAlerts(patientId ? { patientId } : {}, signal),
  });
}

/** Has the alerts fetched again after a change. */
export function useRefreshLabAlerts(): () => void {
  return useRefresh(topic);
}

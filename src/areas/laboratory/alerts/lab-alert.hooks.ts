import { useQuery } from '@tanstack/react-query';
import { listLabAlerts } from '../laboratory/laboratory.calls.ts';

// The first element of a key is the live topic that makes it fetched again.
export const alertsTopic = 'lab-alerts';

/** Critical results that nobody has acknowledged, of one patient or of all. */
export function useLabAlerts(patientId?: string) {
  return useQuery({
    queryKey: [alertsTopic, patientId ?? 'all'],
    queryFn: ({ signal }) => listLabAlerts(patientId ? { patientId } : {}, signal),
  });
}

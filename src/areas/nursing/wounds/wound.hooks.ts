import { useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import { listWounds } from './wound.calls.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'wounds';

/** The wounds of a patient, open ones first. */
export function useWounds(patientId: string) {
  return useQuery({
    queryKey: [topic, patientId],
    queryFn: ({ signal }) => listWounds({ patientId }, signal),
  });
}

/** Has wounds fetched again after a change. */
export function useRefreshWounds(): () => void {
  return useRefresh(topic);
}

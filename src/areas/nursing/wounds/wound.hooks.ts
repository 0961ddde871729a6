import { useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { listWounds } from './wound.calls.ts';

const topic = 'wounds';

/** The wounds of a patient, open ones first. */
export function useWounds(patientId: string) {
  return useRead(topic, listWounds, { patientId });
}

/** Has wounds fetched again after a change. */
export function useRefreshWounds(): () => void {
  return useRefresh(topic);
}

import { useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { listDoctors } from './doctor.calls.ts';

// A change of a doctor is announced under the topic of the appointments, whose lists name the doctor.
const topic = 'appointments';

/** Doctors by name: the active ones, or also those who are no longer. */
export function useDoctors(status: 'active' | 'all' = 'active') {
  return useRead(topic, listDoctors, { status }, { staleTime: 5 * 60_000 });
}

/** Has doctors and appointments fetched again after a change. */
export function useRefreshDoctors(): () => void {
  return useRefresh(topic);
}

import type { PatientListAddress } from './patient-list.address.ts';
import { usePatientCounts } from '../patient.hooks.ts';

/** How many patients the filter lets through; undefined while searching, because nobody counts the matches. */
export function useListTotal({ q, status }: PatientListAddress): number | undefined {
  const { data } = usePatientCounts();
  if (q.trim() || !data) return undefined;
  const { active, deceased, total } = data;
  return { active, deceased, inactive: total - active - deceased, all: total }[status];
}

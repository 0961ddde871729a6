import { useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { listAllergies } from './allergy.calls.ts';

/** The live topic of one patient's allergies, and the first part of their query key. */
const allergyTopic = (patientId: string) => `allergies/${patientId}`;

/** All that is known of a patient's allergies. */
export function useAllergies(patientId: string) {
  return useRead(allergyTopic(patientId), listAllergies, { patientId });
}

/** Has the allergies of a patient fetched again after a change. */
export function useRefreshAllergies(patientId: string): () => void {
  return useRefresh(allergyTopic(patientId));
}

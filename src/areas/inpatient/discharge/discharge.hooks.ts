import { useQuery, useQueryClient } from '@tanstack/react-query';
import { admissionTopic } from '../admissions/admission.rules.ts';
import { getDischarge } from './discharge.calls.ts';

/** The stages of the discharge of an admission. */
export function useDischarge(admissionId: string) {
  return useQuery({
    // The first element is the live topic that has it fetched again.
    queryKey: [admissionTopic(admissionId), 'discharge'],
    queryFn: ({ signal }) => getDischarge({ admissionId }, signal),
  });
}

/** Has everything that a stage changes fetched again. */
export function useStageChanged(admissionId: string): () => void {
  const queries = useQueryClient();
  return () => {
    for (const topic of [admissionTopic(admissionId), 'admissions', 'beds', 'bed-transfers']) {
      void queries.invalidateQueries({ queryKey: [topic] });
    }
  };
}

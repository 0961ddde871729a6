import { useQuery } from '@tanstack/react-query';
import { patientTopic, restrictionTopic } from '../patients/patient.rules.ts';
import { listJoins, previewJoin } from './join.calls.ts';

/** Two records side by side. */
export function useJoinPreview(patientId: string, joinedId: string) {
  return useQuery({
    queryKey: [patientTopic(patientId), 'join', joinedId],
    queryFn: ({ signal }) => previewJoin({ patientId, joinedId }, signal),
    meta: { summaryOf: [patientTopic(joinedId), restrictionTopic(patientId)] },
  });
}

/** What was joined into a record. */
export function useJoins(patientId: string) {
  return useQuery({
    queryKey: [patientTopic(patientId), 'joins'],
    queryFn: ({ signal }) => listJoins({ patientId }, signal),
    meta: { summaryOf: [restrictionTopic(patientId)] },
  });
}

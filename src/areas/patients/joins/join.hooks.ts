import { useQuery } from '@tanstack/react-query';
import { patientTopic, restrictionTopic } from '../patients/patient.rules.ts';
import type { IssuedKind } from './join.contract.ts';
import { listJoins, previewJoin, readIssuedAs } from './join.calls.ts';

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

/** Under which name and number a paper was given out; nothing is asked where there is no patient. */
export function useIssuedAs(kind: IssuedKind, recordId: string, patientId: string | undefined) {
  return useQuery({
    queryKey: ['patients', 'issued-as', kind, recordId],
    queryFn: ({ signal }) => readIssuedAs({ patientId: patientId!, kind, recordId }, signal),
    enabled: patientId !== undefined,
  });
}

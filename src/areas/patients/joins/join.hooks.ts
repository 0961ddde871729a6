import { useRead } from '#client/queries/reads.ts';
import { patientTopic, restrictionTopic } from '../patients/patient.rules.ts';
import type { IssuedKind } from './join.contract.ts';
import { listJoins, previewJoin, readIssuedAs } from './join.calls.ts';

/** Two records side by side. */
export function useJoinPreview(patientId: string, joinedId: string) {
  return useRead(
    patientTopic(patientId),
    previewJoin,
    { patientId, joinedId },
    { meta: { summaryOf: [patientTopic(joinedId), restrictionTopic(patientId)] } },
  );
}

/** What was joined into a record. */
export function useJoins(patientId: string) {
  return useRead(
    patientTopic(patientId),
    listJoins,
    { patientId },
    { meta: { summaryOf: [restrictionTopic(patientId)] } },
  );
}

/** Under which name and number a paper was given out; nothing is asked where there is no patient. */
export function useIssuedAs(kind: IssuedKind, recordId: string, patientId: string | undefined) {
  return useRead(
    'patients',
    readIssuedAs,
    { patientId: patientId!, kind, recordId },
    { enabled: patientId !== undefined },
  );
}

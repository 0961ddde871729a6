import { useRead } from '#client/queries/reads.ts';
import { remoteRead } from '#client/remote.ts';
import type * as contract from './safety-line.contract.ts';

const readSafetyLine = remoteRead<typeof contract.readSafetyLine>('surgicalCases.safetyLine');

/** What must be in view of one case; it follows the case, the list of allergies and the weight. */
export function useSafetyLine(caseId: string, patientId: string) {
  return useRead(
    'surgical-cases',
    readSafetyLine,
    { caseId },
    { meta: { summaryOf: [`surgical-cases/${caseId}`, 'vital-signs', `allergies/${patientId}`] } },
  );
}

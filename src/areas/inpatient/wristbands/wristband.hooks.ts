import { useRead } from '#client/queries/reads.ts';
import { admissionTopic } from '../admissions/admission.rules.ts';
import { readWristband } from './wristband.calls.ts';

/** What the wristband of an admission says now: nothing of it is kept from one opening to the next. */
export function useWristband(admissionId: string) {
  return useRead(
    admissionTopic(admissionId),
    readWristband,
    { admissionId },
    { meta: { summaryOf: ['patients'] }, gcTime: 0, staleTime: 0 },
  );
}

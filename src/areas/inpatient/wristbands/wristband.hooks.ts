import { useQuery } from '@tanstack/react-query';
import { admissionTopic } from '../admissions/admission.rules.ts';
import { readWristband } from './wristband.calls.ts';

/** What the wristband of an admission says now: nothing of it is kept from one opening to the next. */
export function useWristband(admissionId: string) {
  return useQuery({
    queryKey: [admissionTopic(admissionId), 'wristband'],
    queryFn: ({ signal }) => readWristband({ admissionId }, signal),
    meta: { summaryOf: ['patients'] },
    gcTime: 0,
    staleTime: 0,
  });
}

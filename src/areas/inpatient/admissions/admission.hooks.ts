import { useQueryClient } from '@tanstack/react-query';
import { readKey, usePage, useRead } from '#client/queries/reads.ts';
import { useMay } from '#client/session.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countAdmissions, getAdmission, listAdmissions } from './admission.calls.ts';
import type { Admission } from './admission.contract.ts';
import type * as contract from './admission.contract.ts';
import { admissionTopic } from './admission.rules.ts';

const topic = 'admissions';

/** One page of the list; the page before stays on screen until the next has come. */
export function useAdmissionPage(request: CallRequest<typeof contract.listAdmissions>) {
  return usePage(topic, listAdmissions, request);
}

/** The running stay of a patient; null where there is none, undefined while it is not known or not theirs to see. */
export function useRunningAdmission(patientId: string) {
  const may = useMay();
  return useRead(
    topic,
    listAdmissions,
    { patientId, status: 'active', limit: 1 },
    {
      select: ({ rows: [admission] }) => admission ?? null,
      enabled: patientId !== '' && may('admissions.read'),
    },
  );
}

/** How many are admitted, are to leave, wait for a bed, and how many requests are open. */
export function useAdmissionCounts() {
  return useRead(topic, countAdmissions, {});
}

/** One admission. */
export function useAdmission(admissionId: string) {
  return useRead(admissionTopic(admissionId), getAdmission, { admissionId });
}

/** Puts an admission that the server told of into the cache and has lists and board fetched again. */
export function useRememberAdmission(): (admission: Admission) => void {
  const queries = useQueryClient();
  return (admission) => {
    queries.setQueryData(
      readKey(admissionTopic(admission.id), getAdmission, { admissionId: admission.id }),
      admission,
    );
    void queries.invalidateQueries({ queryKey: [topic] });
    void queries.invalidateQueries({ queryKey: ['beds'] });
  };
}

/** Has everything about one admission fetched again, after a refusal. */
export function useRefreshAdmission(): (admissionId: string) => void {
  const queries = useQueryClient();
  return (admissionId) => {
    void queries.invalidateQueries({ queryKey: [admissionTopic(admissionId)] });
    void queries.invalidateQueries({ queryKey: [topic] });
    void queries.invalidateQueries({ queryKey: ['beds'] });
  };
}

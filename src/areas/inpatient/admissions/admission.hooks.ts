import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay } from '#client/session.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countAdmissions, getAdmission, listAdmissions } from './admission.calls.ts';
import type { Admission } from './admission.contract.ts';
import type * as contract from './admission.contract.ts';
import { admissionTopic } from './admission.rules.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'admissions';

/** One page of the list; the page before stays on screen until the next has come. */
export function useAdmissionPage(request: CallRequest<typeof contract.listAdmissions>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listAdmissions(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** The running stay of a patient; null where there is none, undefined while it is not known or not theirs to see. */
export function useRunningAdmission(patientId: string) {
  const may = useMay();
  return useQuery({
    queryKey: [topic, 'running', patientId],
    queryFn: ({ signal }) => listAdmissions({ patientId, status: 'active', limit: 1 }, signal),
    select: ({ rows: [admission] }) => admission ?? null,
    enabled: patientId !== '' && may('admissions.read'),
  });
}

/** How many are admitted, are to leave, wait for a bed, and how many requests are open. */
export function useAdmissionCounts() {
  return useQuery({
    queryKey: [topic, 'counts'],
    queryFn: ({ signal }) => countAdmissions({}, signal),
  });
}

/** One admission. */
export function useAdmission(admissionId: string) {
  return useQuery({
    queryKey: [admissionTopic(admissionId)],
    queryFn: ({ signal }) => getAdmission({ admissionId }, signal),
  });
}

/** Puts an admission that the server told of into the cache and has lists and board fetched again. */
export function useRememberAdmission(): (admission: Admission) => void {
  const queries = useQueryClient();
  return (admission) => {
    queries.setQueryData([admissionTopic(admission.id)], admission);
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

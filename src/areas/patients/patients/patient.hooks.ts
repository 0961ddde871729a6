import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePage, useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countPatients, getPatient, listPatients } from './patient.calls.ts';
import type * as contract from './patient.contract.ts';
import type { Patient } from './patient.contract.ts';
import { patientTopic, restrictionTopic } from './patient.rules.ts';

const topic = 'patients';

/** What narrows, sorts and pages the list. */
export type PatientListRequest = CallRequest<typeof contract.listPatients>;

/** One page of the list; the page before stays on screen until the next has come. */
export function usePatientPage(request: PatientListRequest) {
  return usePage(topic, listPatients, request);
}

/** How many patients there are, are active, and were registered today. */
export function usePatientCounts() {
  return useRead(topic, countPatients, {});
}

/** How one record is fetched; each fetch is written to the audit trail. */
export function patientQuery(patientId: string) {
  return queryOptions({
    queryKey: [patientTopic(patientId)],
    queryFn: ({ signal }) => getPatient({ patientId }, signal),
    // Changes of a restricted record are told to few; that it was restricted is told to all who had it open.
    meta: { summaryOf: [restrictionTopic(patientId)] },
  });
}

/** One record, kept fresh while somebody else works on it. */
export function usePatient(patientId: string) {
  return useQuery(patientQuery(patientId));
}

/** Puts an answered record where its screens look, and has the lists fetched again. */
export function useRememberPatient(): (patient: Patient) => void {
  const queries = useQueryClient();
  return (patient) => {
    queries.setQueryData(patientQuery(patient.id).queryKey, patient);
    void queries.invalidateQueries({ queryKey: [topic] });
  };
}

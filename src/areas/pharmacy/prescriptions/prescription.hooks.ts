import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import * as calls from './prescription.calls.ts';
import type * as contract from './prescription.contract.ts';
import type { Prescription } from './prescription.contract.ts';
import { prescriptionTopic } from './prescription.rules.ts';
import type { WritingPatient } from './writing/writing.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'prescriptions';

/** One page of the signed prescriptions; the page before stays on screen until the next has come. */
export function usePrescriptionPage(request: CallRequest<typeof contract.listPrescriptions>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => calls.listPrescriptions(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** One prescription. */
export function usePrescription(prescriptionId: string) {
  return useQuery({
    queryKey: [prescriptionTopic(prescriptionId)],
    queryFn: ({ signal }) => calls.getPrescription({ prescriptionId }, signal),
  });
}

/** What the code of a paper leads to. */
export function useVerification(code: string) {
  return useQuery({
    queryKey: [topic, 'verification', code],
    queryFn: ({ signal }) => calls.verifyPrescription({ code }, signal),
    enabled: code !== '',
  });
}

/** One's own drafts. */
export function useDraftPage(
  request: CallRequest<typeof import('./drafts/prescription-draft.contract.ts').listDrafts>,
) {
  return useQuery({
    queryKey: [topic, 'drafts', request],
    queryFn: ({ signal }) => calls.listDrafts(request, signal),
  });
}

/** One's own favourites and sets. */
export function useSets() {
  return useQuery({ queryKey: [topic, 'sets'], queryFn: ({ signal }) => calls.listSets({}, signal) });
}

/** What a prescription for this patient is checked against; read anew for each prescription. */
export function useWritingPatient(patientId: string) {
  return useQuery({
    queryKey: [topic, 'patient', patientId],
    queryFn: ({ signal }) => calls.readWritingPatient({ patientId }, signal),
    enabled: patientId !== '',
  });
}

/** The stay of a patient as it was read for a prescription; null for somebody who is not admitted. */
export function useKnownStay(): (patientId: string) => WritingPatient['stay'] {
  const queries = useQueryClient();
  return (patientId) => queries.getQueryData<WritingPatient>([topic, 'patient', patientId])?.stay ?? null;
}

/** Puts a prescription that the server told of into the cache and has the lists fetched again. */
export function useRememberPrescription(): (prescription: Prescription) => void {
  const queries = useQueryClient();
  return (prescription) => {
    queries.setQueryData([prescriptionTopic(prescription.id)], prescription);
    void queries.invalidateQueries({ queryKey: [topic] });
  };
}

/** Has lists, drafts and sets fetched again. */
export function useRefreshPrescriptions(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [topic] });
}

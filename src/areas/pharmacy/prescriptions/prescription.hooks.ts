import { useQueryClient } from '@tanstack/react-query';
import { readKey, usePage, useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import * as calls from './prescription.calls.ts';
import type * as contract from './prescription.contract.ts';
import type { Prescription } from './prescription.contract.ts';
import { prescriptionTopic } from './prescription.rules.ts';
import type { WritingPatient } from './writing/writing.contract.ts';

const topic = 'prescriptions';

/** One page of the signed prescriptions; the page before stays on screen until the next has come. */
export function usePrescriptionPage(request: CallRequest<typeof contract.listPrescriptions>) {
  return usePage(topic, calls.listPrescriptions, request);
}

/** One prescription. */
export function usePrescription(prescriptionId: string) {
  return useRead(prescriptionTopic(prescriptionId), calls.getPrescription, { prescriptionId });
}

/** What the code of a paper leads to. */
export function useVerification(code: string) {
  return useRead(topic, calls.verifyPrescription, { code }, { enabled: code !== '' });
}

/** One's own drafts. */
export function useDraftPage(
  request: CallRequest<typeof import('./drafts/prescription-draft.contract.ts').listDrafts>,
) {
  return useRead(topic, calls.listDrafts, request);
}

/** One's own favourites and sets. */
export function useSets() {
  return useRead(topic, calls.listSets, {});
}

/** What a prescription for this patient is checked against; read anew for each prescription. */
export function useWritingPatient(patientId: string) {
  return useRead(topic, calls.readWritingPatient, { patientId }, { enabled: patientId !== '' });
}

/** The stay of a patient as it was read for a prescription; null for somebody who is not admitted. */
export function useKnownStay(): (patientId: string) => WritingPatient['stay'] {
  const queries = useQueryClient();
  return (patientId) =>
    queries.getQueryData<WritingPatient>(readKey(topic, calls.readWritingPatient, { patientId }))?.stay ??
    null;
}

/** Puts a prescription that the server told of into the cache and has the lists fetched again. */
export function useRememberPrescription(): (prescription: Prescription) => void {
  const queries = useQueryClient();
  return (prescription) => {
    queries.setQueryData(
      readKey(prescriptionTopic(prescription.id), calls.getPrescription, { prescriptionId: prescription.id }),
      prescription,
    );
    void queries.invalidateQueries({ queryKey: [topic] });
  };
}

/** Has lists, drafts and sets fetched again. */
export function useRefreshPrescriptions(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [topic] });
}

import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { deactivatePatient, reactivatePatient } from '../patient.calls.ts';
import type { Patient } from '../patient.contract.ts';
import { useRememberPatient } from '../patient.hooks.ts';
import { fullName } from '../patient.words.ts';
import { t } from '../patients.texts.ts';

interface StatusChange extends Pick<Patient, 'id' | 'version' | 'firstName' | 'lastName'> {
  to: Patient['status'];
}

/** Deletes patients softly, after asking, and brings them back. */
export function useStatusChange() {
  return useConfirmedWrite<StatusChange, Patient>({
    ask: (patient) =>
      patient.to === 'active'
        ? undefined
        : {
            title: t('deleteTitle'),
            message: t('deleteQuestion', { name: fullName(patient) }),
            confirmLabel: t('delete'),
            isDestructive: true,
          },
    call: ({ id: patientId, version, to }, submission) =>
      (to === 'inactive' ? deactivatePatient : reactivatePatient)({ patientId, version }, submission),
    done: ({ to }, patient) =>
      t(to === 'inactive' ? 'wasDeleted' : 'wasReactivated', { name: fullName(patient) }),
    failed: ({ to }) => t(to === 'inactive' ? 'failedToDelete' : 'failedToReactivate'),
    onDone: useRememberPatient(),
  });
}

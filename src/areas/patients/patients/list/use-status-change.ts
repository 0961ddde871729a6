import { useState } from 'react';
import { isRetryable, Submission } from '#client/remote.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { deactivatePatient, reactivatePatient } from '../patient.calls.ts';
import { fullName } from '../patient.words.ts';
import type { Patient } from '../patient.contract.ts';
import { useRememberPatient } from '../patient.hooks.ts';
import { t } from '../patients.texts.ts';
import { refusalWords } from '../patient-refusal.words.ts';

type Named = Pick<Patient, 'id' | 'version' | 'firstName' | 'lastName'>;

/** Deletes patients softly, after asking, and brings them back; tells how it went. */
export function useStatusChange() {
  const remember = useRememberPatient();
  const [busyId, setBusyId] = useState<string>();

  async function change(patient: Named, to: Patient['status'], submission = new Submission()) {
    const { id: patientId, version } = patient;
    const call = to === 'inactive' ? deactivatePatient : reactivatePatient;
    setBusyId(patientId);
    try {
      remember(await call({ patientId, version }, submission));
      notifySuccess(t(to === 'inactive' ? 'wasDeleted' : 'wasReactivated', { name: fullName(patient) }));
    } catch (error) {
      const message = refusalWords(error);
      notifyFailure({
        title: t(to === 'inactive' ? 'failedToDelete' : 'failedToReactivate'),
        ...(message !== undefined && { message }),
        ...(isRetryable(error) && { onRetry: () => change(patient, to, submission) }),
      });
    } finally {
      setBusyId(undefined);
    }
  }

  async function deactivate(patient: Named) {
    const isConfirmed = await confirmAction({
      title: t('deleteTitle'),
      message: t('deleteQuestion', { name: fullName(patient) }),
      confirmLabel: t('delete'),
      isDestructive: true,
    });
    if (isConfirmed) await change(patient, 'inactive');
  }

  return { busyId, deactivate, reactivate: (patient: Named) => change(patient, 'active') };
}

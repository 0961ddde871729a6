import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRetryable, Submission } from '#client/remote.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { updateDoctor } from '../../appointments/appointment.calls.ts';
import type { Doctor } from '../doctor.contract.ts';
import { refusalWords } from '../doctor.words.ts';
import { t } from '../doctors.texts.ts';

type Named = Pick<Doctor, 'id' | 'version' | 'name'>;

/** Takes doctors out of the choice for new appointments and back into it, after asking; tells how it went. */
export function useDoctorStatus() {
  const queries = useQueryClient();
  const [busyId, setBusyId] = useState<string>();

  async function change(doctor: Named, status: Doctor['status'], submission = new Submission()) {
    const { id: doctorId, version, name } = doctor;
    setBusyId(doctorId);
    try {
      await updateDoctor({ doctorId, version, status }, submission);
      notifySuccess(t(status === 'inactive' ? 'wasDeactivated' : 'wasActivated', { name }));
    } catch (error) {
      const message = refusalWords(error);
      notifyFailure({
        title: t(status === 'inactive' ? 'failedToDeactivate' : 'failedToActivate'),
        ...(message !== undefined && { message }),
        ...(isRetryable(error) && { onRetry: () => change(doctor, status, submission) }),
      });
    }
    setBusyId(undefined);
    void queries.invalidateQueries({ queryKey: ['appointments'] });
  }

  async function deactivate(doctor: Named) {
    const isConfirmed = await confirmAction({
      title: t('deactivateTitle'),
      message: t('deactivateQuestion', { name: doctor.name }),
      confirmLabel: t('deactivate'),
      isDestructive: true,
    });
    if (isConfirmed) await change(doctor, 'inactive');
  }

  async function activate(doctor: Named) {
    const isConfirmed = await confirmAction({
      title: t('activateTitle'),
      message: t('activateQuestion', { name: doctor.name }),
      confirmLabel: t('activate'),
    });
    if (isConfirmed) await change(doctor, 'active');
  }

  return { busyId, deactivate, activate };
}

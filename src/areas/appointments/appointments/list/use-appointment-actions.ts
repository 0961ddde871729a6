import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { useMay } from '#client/session.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { useQueryClient } from '@tanstack/react-query';
import { deleteAppointment } from '../appointment.calls.ts';
import { refusalWords } from '../appointment.words.ts';
import type { Appointment } from '../appointment.contract.ts';
import { t } from '../appointments.texts.ts';
import type { Desk } from './use-desk.ts';

/** The buttons of an appointment, as far as the person holds the permissions. */
export function useAppointmentActions(desk: Pick<Desk, 'print' | 'edit'>, onDeleted?: () => void) {
  const may = useMay();
  const queries = useQueryClient();
  const [busyId, setBusyId] = useState<string>();

  async function remove(
    { id, version }: Pick<Appointment, 'id' | 'version'>,
    submission = new Submission(),
  ): Promise<void> {
    setBusyId(id);
    try {
      await deleteAppointment({ appointmentId: id, version }, submission);
      notifySuccess(t('wasDeleted'));
      onDeleted?.();
    } catch (error) {
      const message = refusalWords(error);
      notifyFailure({
        title: t('failedToDelete'),
        ...(message && { message }),
        onRetry: () => remove({ id, version }, submission),
      });
    }
    setBusyId(undefined);
    void queries.invalidateQueries({ queryKey: ['appointments'] });
  }

  async function confirmRemoval(appointment: Appointment) {
    const isConfirmed = await confirmAction({
      title: t('deleteTitle'),
      message: t('deleteQuestion'),
      confirmLabel: t('delete'),
      isDestructive: true,
    });
    if (isConfirmed) await remove(appointment);
  }

  return (appointment: Appointment): RowAction[] => [
    { label: t('printSlip'), icon: 'print', onClick: () => desk.print(appointment) },
    ...(may('appointments.write')
      ? [{ label: t('edit'), icon: 'edit' as const, onClick: () => desk.edit(appointment) }]
      : []),
    ...(may('appointments.delete')
      ? [
          {
            label: t('delete'),
            icon: 'trash' as const,
            isDestructive: true,
            isBusy: busyId === appointment.id,
            onClick: () => void confirmRemoval(appointment),
          },
        ]
      : []),
  ];
}

import { useMay } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import type { RowAction } from '#ui/list/list-types.ts';
import { deleteAppointment } from '../appointment.calls.ts';
import type { Appointment } from '../appointment.contract.ts';
import { useRefreshAppointments } from '../appointment.hooks.ts';
import { appointmentRefusals } from '../appointment.words.ts';
import { t } from '../appointments.texts.ts';
import type { AppointmentDialogs } from './use-appointment-dialogs.ts';

/** The buttons of an appointment, as far as the person holds the permissions. */
export function useAppointmentActions(
  dialogs: Pick<AppointmentDialogs, 'print' | 'edit'>,
  onDeleted?: () => void,
) {
  const may = useMay();
  const deletion = useConfirmedWrite<Appointment, { deleted: true }>({
    ask: () => ({
      title: t('deleteTitle'),
      message: t('deleteQuestion'),
      confirmLabel: t('delete'),
      isDestructive: true,
    }),
    call: ({ id: appointmentId, version }, submission) =>
      deleteAppointment({ appointmentId, version }, submission),
    done: () => t('wasDeleted'),
    failed: () => t('failedToDelete'),
    refusals: appointmentRefusals,
    onDone: () => onDeleted?.(),
    onSettled: useRefreshAppointments(),
  });

  return (appointment: Appointment): RowAction[] => [
    ...(may('appointments.write')
      ? [{ label: t('edit'), icon: 'edit' as const, onClick: () => dialogs.edit(appointment) }]
      : []),
    { label: t('printSlip'), icon: 'print', onClick: () => dialogs.print(appointment) },
    ...(may('appointments.delete')
      ? [
          {
            label: t('delete'),
            icon: 'trash' as const,
            isDestructive: true,
            isBusy: deletion.busyId === appointment.id,
            onClick: () => void deletion.start(appointment),
          },
        ]
      : []),
  ];
}

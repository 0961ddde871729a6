import { Button } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { mayChangeState } from '#kernel/access/guarded-states.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { updateAppointment } from '../appointment.calls.ts';
import type { Appointment } from '../appointment.contract.ts';
import { useRefreshAppointments } from '../appointment.hooks.ts';
import { appointmentRefusals } from '../appointment.words.ts';
import { t } from '../appointments.texts.ts';

/** What comes after a status on most days; the form offers the others. */
const nextOf: Partial<Record<Appointment['status'], 'confirmed' | 'completed'>> = {
  scheduled: 'confirmed',
  confirmed: 'completed',
};

/** Moves an appointment on to its next status by one press: whoever has come is confirmed, and later completed. */
export function NextStatus({ appointment }: { appointment: Appointment }) {
  const person = usePerson();
  const { status } = appointment;
  const next = nextOf[status];
  const change = useConfirmedWrite<Appointment, Appointment>({
    call: ({ id: appointmentId, version }, submission) =>
      updateAppointment({ appointmentId, version, status: next ?? status }, submission),
    done: () => t('wasSaved'),
    failed: () => t('failedToUpdate'),
    refusals: appointmentRefusals,
    onSettled: useRefreshAppointments(),
  });
  if (!next || !mayChangeState(person, 'appointment', status, next)) return null;
  return (
    <Button loading={change.isBusy} onClick={() => void change.start(appointment)}>
      {t(`make_${next}`)}
    </Button>
  );
}

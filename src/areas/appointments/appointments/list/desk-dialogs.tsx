import { lazy, Suspense } from 'react';
import { useMay } from '#client/session.ts';
import type { Desk } from './use-desk.ts';

const AppointmentForm = lazy(async () => ({
  default: (await import('../../bookings/form/appointment-form.tsx')).AppointmentForm,
}));
const SlipPrint = lazy(async () => ({ default: (await import('../print/slip-print.tsx')).SlipPrint }));
const AppointmentDetails = lazy(async () => ({
  default: (await import('../detail/appointment-details.tsx')).AppointmentDetails,
}));

/** The dialog of what is being done over the list. */
export function DeskDialogs({ desk }: { desk: Desk }) {
  return <Suspense fallback={null}>{<TaskDialog desk={desk} />}</Suspense>;
}

function TaskDialog({ desk }: { desk: Desk }) {
  const may = useMay();
  const { task, close } = desk;
  if (task?.kind === 'print') return <SlipPrint appointment={task.appointment} onClose={close} />;
  if (task?.kind === 'view') return <AppointmentDetails appointmentId={task.appointmentId} desk={desk} />;
  if (!may('appointments.write')) return null;
  if (task?.kind === 'edit') {
    const { appointment } = task;
    const key = `${appointment.id} ${appointment.version}`;
    return <AppointmentForm key={key} appointment={appointment} onReload={desk.edit} onClose={close} />;
  }
  return task?.kind === 'book' ? <AppointmentForm start={task.start} onClose={close} /> : null;
}

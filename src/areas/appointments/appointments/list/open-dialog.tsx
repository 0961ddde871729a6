import { Suspense } from 'react';
import { useMay } from '#client/session.ts';
import { openStep, printStep } from '#screens/notices/notice-steps.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { AppointmentDialogs } from './use-appointment-dialogs.ts';

const AppointmentForm = lazyPart(() => import('../../bookings/form/appointment-form.tsx'), 'AppointmentForm');
const SlipPrint = lazyPart(() => import('../print/slip-print.tsx'), 'SlipPrint');
const AppointmentDetails = lazyPart(() => import('../detail/appointment-details.tsx'), 'AppointmentDetails');

/** The dialog that is open over the list; none where nothing is open. */
export function OpenAppointmentDialog({ dialogs }: { dialogs: AppointmentDialogs }) {
  return (
    <Suspense fallback={null}>
      <DialogOfKind dialogs={dialogs} />
    </Suspense>
  );
}

function DialogOfKind({ dialogs }: { dialogs: AppointmentDialogs }) {
  const may = useMay();
  const { open, close } = dialogs;
  if (open?.kind === 'print') return <SlipPrint appointment={open.appointment} onClose={close} />;
  if (open?.kind === 'view')
    return <AppointmentDetails appointmentId={open.appointmentId} dialogs={dialogs} />;
  if (!may('appointments.write')) return null;
  if (open?.kind === 'edit') {
    const { appointment } = open;
    const key = `${appointment.id} ${appointment.version}`;
    return <AppointmentForm key={key} appointment={appointment} onReload={dialogs.edit} onClose={close} />;
  }
  if (open?.kind !== 'book') return null;
  return (
    <AppointmentForm
      start={open.start}
      next={(booked) => [openStep(() => dialogs.view(booked.id)), printStep(() => dialogs.print(booked))]}
      onClose={close}
    />
  );
}

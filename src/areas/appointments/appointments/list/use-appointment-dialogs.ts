import { useState } from 'react';
import type { BookingStart } from '../../bookings/form/appointment-form.values.ts';
import type { Appointment } from '../appointment.contract.ts';
import type { SchedulingState } from './scheduling.address.ts';

/** The dialog that is open over the list. */
export type OpenDialog =
  | { kind: 'book'; start: BookingStart }
  | { kind: 'edit'; appointment: Appointment }
  | { kind: 'print'; appointment: Appointment }
  | { kind: 'view'; appointmentId: string };

/** Opens and closes the dialogs of appointments. */
export interface AppointmentDialogs {
  open: OpenDialog | undefined;
  book: (start?: BookingStart) => void;
  edit: (appointment: Appointment) => void;
  print: (appointment: Appointment) => void;
  view: (appointmentId: string) => void;
  /** Closes the dialog; an appointment that is viewed comes back under what was done with it. */
  close: () => void;
}

/** The dialogs over the list: an appointment or a patient that the address names, or what a button opened. */
export function useAppointmentDialogs({ address, change }: SchedulingState): AppointmentDialogs {
  const [opened, setOpened] = useState<OpenDialog>();
  const named = dialogOf(address.appointmentId, address.patientId);
  return {
    open: opened ?? named,
    book: (start = {}) => setOpened({ kind: 'book', start }),
    edit: (appointment) => setOpened({ kind: 'edit', appointment }),
    print: (appointment) => setOpened({ kind: 'print', appointment }),
    view: (id) => change({ appointmentId: id }),
    close: () => {
      if (opened) setOpened(undefined);
      else change({ appointmentId: undefined, patientId: undefined });
    },
  };
}

function dialogOf(appointmentId: string | undefined, patientId: string | undefined): OpenDialog | undefined {
  if (appointmentId !== undefined) return { kind: 'view', appointmentId };
  return patientId === undefined ? undefined : { kind: 'book', start: { patientId } };
}

import { useState } from 'react';
import type { Appointment } from '../appointment.contract.ts';
import type { SchedulingAddress } from './scheduling.address.ts';

/** What a new appointment starts with; times are instants as ISO text in UTC. */
export interface BookingStart {
  patientId?: string | undefined;
  doctorId?: string | null | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
}

/** What is being done over the list. */
export type Task =
  | { kind: 'book'; start: BookingStart }
  | { kind: 'edit'; appointment: Appointment }
  | { kind: 'print'; appointment: Appointment }
  | { kind: 'view'; appointmentId: string };

export interface Desk {
  task: Task | undefined;
  book: (start?: BookingStart) => void;
  edit: (appointment: Appointment) => void;
  print: (appointment: Appointment) => void;
  view: (appointmentId: string) => void;
  /** Ends the task; an opened appointment comes back under what was done with it. */
  close: () => void;
}

type Change = (next: { appointmentId?: string | undefined; patientId?: string | undefined }) => void;

/** What is open over the list: an appointment or a patient in the address, or what a button began. */
export function useDesk({ appointmentId, patientId }: SchedulingAddress, change: Change): Desk {
  const [begun, setBegun] = useState<Task>();
  const named = taskOf(appointmentId, patientId);
  return {
    task: begun ?? named,
    book: (start = {}) => setBegun({ kind: 'book', start }),
    edit: (appointment) => setBegun({ kind: 'edit', appointment }),
    print: (appointment) => setBegun({ kind: 'print', appointment }),
    view: (id) => change({ appointmentId: id }),
    close: () => {
      if (begun) setBegun(undefined);
      else change({ appointmentId: undefined, patientId: undefined });
    },
  };
}

function taskOf(appointmentId: string | undefined, patientId: string | undefined): Task | undefined {
  if (appointmentId !== undefined) return { kind: 'view', appointmentId };
  return patientId === undefined ? undefined : { kind: 'book', start: { patientId } };
}

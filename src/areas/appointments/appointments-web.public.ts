import { defineSlot } from '#client/registration/slots.ts';
import type { Appointment } from './appointments/appointment.contract.ts';

/** What the details of an appointment tell those who add a button to them. */
export interface AppointmentActionProps {
  appointment: Pick<Appointment, 'id' | 'patient' | 'status'>;
}

/** Buttons beside those of the appointment itself, such as billing it. */
export const appointmentActionsSlot = defineSlot<AppointmentActionProps>('appointment.actions');

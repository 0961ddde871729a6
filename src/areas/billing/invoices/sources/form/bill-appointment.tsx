import type { AppointmentActionProps } from '#areas/appointments/appointments-web.public.ts';
import { BillLink } from './bill-link.tsx';

/** Leads from an appointment to an invoice for it. */
export function BillAppointment({ appointment: { id, patient, status } }: AppointmentActionProps) {
  return status === 'cancelled' ? null : <BillLink search={{ patientId: patient.id, appointmentId: id }} />;
}

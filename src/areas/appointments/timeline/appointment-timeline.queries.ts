import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { selectTimeline } from '#database/timeline/timeline-rows.ts';
import type { TimelineRequest } from '#kernel/care/timeline.ts';
import type { Appointment } from '../appointments/appointment.contract.ts';
import '../appointment.tables.ts';

interface Row {
  kind: 'appointment';
  id: string;
  at: string;
  title: string;
  doctor: string | null;
  status: Appointment['status'];
}

/** Appointments of a patient, by their start. */
export function selectAppointmentsOf(db: Db, tenantId: string, request: TimelineRequest): Promise<Row[]> {
  const appointments = sql`
    select 'appointment' as kind, appointment.id, appointment.start_time as at, appointment.title,
      doctor.name as doctor, appointment.status
    from appointment
    left join doctor on doctor.tenant_id = ${tenantId}::uuid and doctor.id = appointment.doctor_id
    where appointment.tenant_id = ${tenantId}::uuid and appointment.patient_id = ${request.patientId}::uuid`;
  return selectTimeline<Row>(db, request, [appointments]);
}

import { z } from 'zod';
import {
  appointmentStatuses,
  appointmentTypes,
} from '#areas/appointments/appointments/appointment.contract.ts';
import { fillAppointmentFigures } from '#areas/appointments/figures/appointment-figures.queries.ts';
import { advanceCounters } from '#database/counters.ts';
import { defineCopy, type TakeOver } from '../copy.ts';
import * as stored from '../stored-values.ts';

const minimumMs = 15 * 60_000;

// The doctors of the earlier program were a fixed list that was stored nowhere: one is to be assigned.
const storedRow = stored.record({
  patientId: stored.id,
  title: stored.text(200).transform((title) => title ?? 'Appointment'),
  description: stored.text(2000),
  startTime: stored.requiredInstant,
  endTime: stored.requiredInstant,
  type: z.enum(appointmentTypes).catch('consultation'),
  status: z.enum(appointmentStatuses).catch('scheduled'),
  notes: stored.text(2000),
});

export const appointmentCopy = defineCopy({
  key: 'hms_appointments',
  topics: ['appointments'],
  table: 'appointment',
  omitted: ['booked_anyway', 'booked_anyway_by', 'booked_anyway_reason'],
  order: ['start_time'],
  maxRows: 10_000,
  stored: storedRow,
  takeOver: takeOverAppointments,
});

async function takeOverAppointments(
  run: TakeOver,
  rows: readonly z.output<typeof storedRow>[],
): Promise<void> {
  const { db, tenantId } = run;
  const appointments = rows.map((row) => ({
    ...row,
    id: run.idOf('appointment', row.id),
    patientId: run.idOf('patient', row.patientId),
    endTime:
      row.endTime > row.startTime
        ? row.endTime
        : new Date(Date.parse(row.startTime) + minimumMs).toISOString(),
  }));
  await appointmentCopy.insert(run, appointments);
  const count = (status: string) => appointments.filter((row) => row.status === status).length;
  await advanceCounters(db, tenantId, {
    'appointments.completed': count('completed'),
    'appointments.scheduled': count('scheduled'),
    'appointments.total': appointments.length,
  });
  await fillAppointmentFigures(db, tenantId);
}

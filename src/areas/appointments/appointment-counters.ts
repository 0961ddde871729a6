import { changeCounters } from '#database/counters.ts';
import type { Db } from '#database/tables.ts';
import type { Appointment } from './appointment.contract.ts';

type Status = Appointment['status'];

/** The tenant's counters that are kept in step with its appointments. */
export const appointmentCounters = [
  'appointments.completed',
  'appointments.scheduled',
  'appointments.total',
] as const;

type AppointmentCounter = (typeof appointmentCounters)[number];

/** How the counters change when an appointment goes from one status to another; null means that it is not there. */
export function counterSteps(
  before: Status | null,
  after: Status | null,
): Record<AppointmentCounter, number> {
  const stepOf = (isCounted: (status: Status | null) => boolean) =>
    Number(isCounted(after)) - Number(isCounted(before));
  return {
    'appointments.completed': stepOf((status) => status === 'completed'),
    'appointments.scheduled': stepOf((status) => status === 'scheduled'),
    'appointments.total': stepOf((status) => status !== null),
  };
}

/** Keeps the counters in step with one appointment that was written in the same transaction. */
export async function countChange(
  db: Db,
  tenantId: string,
  before: Status | null,
  after: Status | null,
): Promise<void> {
  await changeCounters(db, tenantId, counterSteps(before, after));
}

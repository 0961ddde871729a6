import { changeCounters } from '#database/counters.ts';
import { advanceDailyFigures, type DailyFigure } from '#database/daily-figures.ts';
import type { CallContext } from '#database/handler.ts';
import { dateIn } from '#kernel/time-zone.ts';
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

/** What counts of an appointment; null in its place means that it is not there. */
type Counted = Pick<Appointment, 'status' | 'startTime'> | null;

/** Keeps counters and figures by day in step with one appointment that was written in the same transaction. */
export async function countChange(
  { db, tenantId, actor }: CallContext,
  before: Counted,
  after: Counted,
): Promise<void> {
  await changeCounters(db, tenantId, counterSteps(before?.status ?? null, after?.status ?? null));
  for (const [day, steps] of daySteps(actor.timeZone, before, after)) {
    await advanceDailyFigures(db, tenantId, day, steps);
  }
}

/** How the figures of days of the hospital's calendar change, the earlier day first; those that stay are left out. */
function daySteps(timeZone: string, before: Counted, after: Counted) {
  const days = new Map<string, Partial<Record<DailyFigure, number>>>();
  const add = (counted: Counted, name: DailyFigure, step: number) => {
    const day = dateIn(timeZone, new Date(counted!.startTime));
    const { [name]: known = 0, ...others } = days.get(day) ?? {};
    days.set(day, known + step === 0 ? others : { ...others, [name]: known + step });
  };
  for (const [counted, step] of [[before, -1] as const, [after, 1] as const]) {
    if (!counted) continue;
    add(counted, 'appointments.starting', step);
    if (counted.status === 'completed') add(counted, 'appointments.completed', step);
    if (counted.status === 'cancelled') add(counted, 'appointments.cancelled', step);
  }
  return [...days].toSorted(([a], [b]) => a.localeCompare(b));
}

import { counterSteps as asSteps } from '#database/counters.ts';
import { appendSteps } from '#database/counting/open-steps.ts';
import { dailySteps as asDailySteps, type DailyStep } from '#database/daily-figures.ts';
import type { CallContext } from '#server/call-context.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import type { Appointment } from '../appointments/appointment.contract.ts';

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
  const { timeZone } = actor;
  await appendSteps(db, tenantId, [
    ...asSteps(counterSteps(before?.status ?? null, after?.status ?? null)),
    ...asDailySteps([...dailySteps(timeZone, before, -1), ...dailySteps(timeZone, after, 1)]),
  ]);
}

/** What one appointment adds to the figures of its day in the hospital's calendar, or takes away from them. */
function dailySteps(timeZone: string, counted: Counted, sign: 1 | -1): DailyStep[] {
  if (!counted) return [];
  const { status } = counted;
  const day = dateIn(timeZone, new Date(counted.startTime));
  const steps: DailyStep[] = [{ day, name: 'appointments.starting', value: sign }];
  if (status === 'completed' || status === 'cancelled') {
    steps.push({ day, name: `appointments.${status}`, value: sign });
  }
  return steps;
}

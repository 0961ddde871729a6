import { dateOf, idOf, oneOf, pageSizeOf, textOf, type RawSearch } from '#client/search-parameters.ts';
import type { AppointmentListRequest } from '../appointment.hooks.ts';
import type { Appointment } from '../appointment.contract.ts';

export const views = ['table', 'day', 'week'] as const;
export const periods = ['upcoming', 'past', 'all'] as const;
export const statuses = [
  'scheduled',
  'confirmed',
  'completed',
  'cancelled',
] as const satisfies readonly Appointment['status'][];
const sorts = ['start', '-start'] as const;

/** What the screen shows, as it stands in the address; parts at their usual value are left out there. */
export interface SchedulingAddress {
  view: (typeof views)[number];
  doctorId: string | undefined;
  status: Appointment['status'] | undefined;
  /** Narrows the table to one day; the day or week that the calendar shows. */
  date: string | undefined;
  /** Seen from today; a date goes before it. */
  period: (typeof periods)[number];
  sort: (typeof sorts)[number] | undefined;
  /** Cursor of the page. */
  after: string | undefined;
  size: number;
  /** The appointment that is opened over the list. */
  appointmentId: string | undefined;
  /** The patient for whom an appointment is being scheduled. */
  patientId: string | undefined;
}

/** Reads the address; what somebody typed wrongly counts as left out. */
export function readSchedulingAddress(raw: RawSearch): SchedulingAddress {
  return {
    view: oneOf(views, raw['view']) ?? 'table',
    doctorId: idOf(raw['doctorId']),
    status: oneOf(statuses, raw['status']),
    date: dateOf(raw['date']),
    period: oneOf(periods, raw['period']) ?? 'upcoming',
    sort: oneOf(sorts, raw['sort']),
    after: textOf(raw['after']),
    size: pageSizeOf(raw['size']),
    appointmentId: idOf(raw['appointmentId']),
    patientId: idOf(raw['patientId']),
  };
}

/** How the table is sorted: what is to come by the next first, what is past by the latest first. */
export function sortOf({ sort, period, date }: SchedulingAddress): 'start' | '-start' {
  return sort ?? (period === 'past' && date === undefined ? '-start' : 'start');
}

/** The request for the page of the table; `today` is the hospital's own date. */
export function requestOf(address: SchedulingAddress, today: string): AppointmentListRequest {
  const { doctorId, status, after, size } = address;
  return {
    ...daysOf(address, today),
    ...(doctorId !== undefined && { doctorId }),
    ...(status !== undefined && { status }),
    ...(after !== undefined && { cursor: after }),
    sort: sortOf(address),
    limit: size,
  };
}

function daysOf({ date, period }: SchedulingAddress, today: string): { from?: string; to?: string } {
  if (date !== undefined) return { from: date, to: date };
  if (period === 'upcoming') return { from: today };
  return period === 'past' ? { to: addDays(today, -1) } : {};
}

/** The calendar date that lies so many days after another (YYYY-MM-DD). */
export function addDays(date: string, days: number): string {
  const moved = new Date(Date.parse(date) + days * 86_400_000);
  return moved.toISOString().slice(0, 10);
}

/** The Monday of the week in which a date lies. */
export function mondayOf(date: string): string {
  const weekday = new Date(Date.parse(date)).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

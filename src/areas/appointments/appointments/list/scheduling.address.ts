import { choiceOr, choicePart, datePart, idPart, viewPart } from '#screens/list/address-parts.ts';
import { type AddressOf, listAddress } from '#screens/list/list-address.ts';
import type { ListAddressState } from '#screens/list/use-list-address.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { appointmentStatuses } from '../appointment.contract.ts';
import type { AppointmentListRequest } from '../appointment.hooks.ts';

export const views = ['table', 'day', 'week'] as const;
export const periods = ['upcoming', 'past', 'all'] as const;

/** The address of the screen; days, period and order of the table's request come from `requestOf`. */
export const scheduling = listAddress({
  doctorId: idPart(),
  status: choicePart(appointmentStatuses),
  view: viewPart(choiceOr(views, 'table')),
  /** Narrows the table to one day; the day or week that the calendar shows. */
  date: viewPart(datePart()),
  /** Seen from today; a date goes before it. */
  period: viewPart(choiceOr(periods, 'upcoming')),
  sort: viewPart(choicePart(['start', '-start'])),
  /** The appointment that is opened over the list. */
  appointmentId: viewPart(idPart()),
  /** The patient for whom an appointment is being scheduled. */
  patientId: viewPart(idPart()),
});

export type SchedulingAddress = AddressOf<typeof scheduling>;

/** What the screen shows, and how its parts change it. */
export type SchedulingState = ListAddressState<typeof scheduling.parts>;

/** How the table is sorted: what is to come by the next first, what is past by the latest first. */
export function sortOf({ sort, period, date }: SchedulingAddress): 'start' | '-start' {
  return sort ?? (period === 'past' && date === undefined ? '-start' : 'start');
}

/** The request for the page of the table; `today` is the hospital's own date. */
export function requestOf(address: SchedulingAddress, today: string): AppointmentListRequest {
  return { ...scheduling.requestOf(address), ...daysOf(address, today), sort: sortOf(address) };
}

function daysOf({ date, period }: SchedulingAddress, today: string): { from?: string; to?: string } {
  if (date !== undefined) return { from: date, to: date };
  if (period === 'upcoming') return { from: today };
  return period === 'past' ? { to: plusDays(today, -1) } : {};
}

/** True when the table is narrowed by more than the period. */
export function isTableNarrowed(address: SchedulingAddress): boolean {
  return scheduling.isNarrowed(address) || address.date !== undefined;
}

/** Sets doctor and status back, and over the table the day, which the calendars keep. */
export function clearFilters(list: SchedulingState): void {
  const isTable = list.address.view === 'table';
  list.filter({ doctorId: undefined, status: undefined, ...(isTable && { date: undefined }) });
}

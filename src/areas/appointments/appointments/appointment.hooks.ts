import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { readKey, usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import {
  countAppointments,
  getAppointment,
  listAppointments,
  readCalendar,
  readPatientAppointments,
} from './appointment.calls.ts';
import type * as contract from './appointment.contract.ts';
import type { Appointment } from './appointment.contract.ts';
import { appointmentTopic } from './appointment.rules.ts';

const topic = 'appointments';

export type AppointmentListRequest = CallRequest<typeof contract.listAppointments>;
export type CalendarRequest = CallRequest<typeof contract.readCalendar>;

/** One page of the list; the page before stays on screen until the next has come. */
export function useAppointmentPage(request: AppointmentListRequest) {
  return usePage(topic, listAppointments, request);
}

/** How many appointments there are, start today, are scheduled and are completed. */
export function useAppointmentCounts() {
  return useRead(topic, countAppointments, {});
}

/** One record; each fetch is written to the audit trail. */
export function useAppointment(appointmentId: string) {
  return useRead(appointmentTopic(appointmentId), getAppointment, { appointmentId });
}

/** How the visible part of the calendar is fetched. */
export function calendarQuery(request: CalendarRequest) {
  return queryOptions({
    queryKey: [topic, 'calendar', request],
    queryFn: ({ signal }) => readCalendar(request, signal),
  });
}

/** The next and the latest appointments of a patient. */
export function usePatientAppointments(patientId: string) {
  return useRead(topic, readPatientAppointments, { patientId });
}

/** Puts an answered record where its screen looks, and has the lists fetched again. */
export function useRememberAppointment(): (appointment: Appointment) => void {
  const queries = useQueryClient();
  return (appointment) => {
    queries.setQueryData(
      readKey(appointmentTopic(appointment.id), getAppointment, { appointmentId: appointment.id }),
      appointment,
    );
    void queries.invalidateQueries({ queryKey: [topic] });
  };
}

/** Has the lists fetched again after a change. */
export function useRefreshAppointments(): () => void {
  return useRefresh(topic);
}

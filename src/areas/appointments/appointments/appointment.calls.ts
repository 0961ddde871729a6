import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './appointment.contract.ts';
import type * as bookings from '../bookings/booking.contract.ts';

export const listAppointments = remoteRead<typeof contract.listAppointments>('appointments.list');
export const countAppointments = remoteRead<typeof contract.countAppointments>('appointments.count');
export const getAppointment = remoteRead<typeof contract.getAppointment>('appointments.get');
export const readCalendar = remoteRead<typeof contract.readCalendar>('appointments.calendar');
export const searchAppointments = remoteRead<typeof contract.searchAppointments>('appointments.search');
export const readPatientAppointments = remoteRead<typeof contract.readPatientAppointments>(
  'appointments.listForPatient',
);
export const bookAppointment = remoteWrite<typeof bookings.bookAppointment>('appointments.book');
export const updateAppointment = remoteWrite<typeof bookings.updateAppointment>('appointments.update');
export const deleteAppointment = remoteWrite<typeof bookings.deleteAppointment>('appointments.delete');
export const cancelUpcomingAppointments = remoteWrite<typeof bookings.cancelUpcomingAppointments>(
  'appointments.cancelUpcoming',
);
export const recordAppointmentPrint =
  remoteWrite<typeof bookings.recordAppointmentPrint>('appointments.recordPrint');

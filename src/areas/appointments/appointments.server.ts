import { dayList } from './home/day-list.service.ts';
import { appointmentTimeline } from './timeline/appointment-timeline.service.ts';
import { handle } from '#server/handle.ts';
import { fillPoint } from '#server/points/point.ts';
import { firstSteps } from '#server/points/first-steps.ts';
import { homeWork } from '#server/points/home-work.ts';
import { timeline } from '#server/points/timeline.ts';
import type { ServerArea } from '#server/server-area.ts';
import * as appointments from './appointments/appointment.contract.ts';
import * as reading from './appointments/appointment.service.ts';
import * as bookings from './bookings/booking.contract.ts';
import * as booking from './bookings/booking.service.ts';
import { remindLate } from './bookings/late-reminders.job.ts';
import * as deceased from './bookings/deceased-patient.service.ts';
import * as doctors from './doctors/doctor.contract.ts';
import * as doctor from './doctors/doctor.service.ts';
import * as hours from './doctors/hours/hours.contract.ts';
import * as keptHours from './doctors/hours/hours.service.ts';
import { appointmentsErrors } from './appointments.errors.ts';
import { appointmentsSamples } from './appointment.seed.ts';
import { hasDoctors } from './doctors/doctor.queries.ts';

export const appointmentsServer: ServerArea = {
  name: 'appointments',
  fills: [
    fillPoint(timeline, appointmentTimeline),
    fillPoint(homeWork, dayList),
    fillPoint(firstSteps, {
      id: 'doctors',
      access: 'admin.settings',
      isDone: ({ db, tenantId }) => hasDoctors(db, tenantId),
    }),
  ],
  errors: appointmentsErrors,
  samples: appointmentsSamples,
  minuteJobs: [remindLate],
  calls: [
    handle(appointments.listAppointments, reading.listAppointments),
    handle(appointments.countAppointments, reading.countAppointments),
    handle(appointments.getAppointment, reading.getAppointment),
    handle(appointments.readCalendar, reading.readCalendar),
    handle(appointments.searchAppointments, reading.searchAppointments),
    handle(appointments.readPatientAppointments, reading.readPatientAppointments),
    handle(bookings.bookAppointment, booking.bookAppointment),
    handle(bookings.updateAppointment, booking.updateAppointment),
    handle(bookings.deleteAppointment, booking.deleteAppointment),
    handle(bookings.cancelUpcomingAppointments, deceased.cancelUpcomingAppointments),
    handle(bookings.recordAppointmentPrint, booking.recordAppointmentPrint),
    handle(doctors.listDoctors, doctor.listDoctors),
    handle(doctors.createDoctor, doctor.createDoctor),
    handle(doctors.updateDoctor, doctor.updateDoctor),
    handle(hours.listDoctorHours, keptHours.listDoctorHours),
    handle(hours.getDoctorHours, keptHours.getDoctorHours),
    handle(hours.writeDoctorHours, keptHours.writeDoctorHours),
    handle(hours.addDoctorLeave, keptHours.addDoctorLeave),
    handle(hours.removeDoctorLeave, keptHours.removeDoctorLeave),
  ],
};

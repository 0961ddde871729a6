import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import type { Caller, Hospital } from '#testing/hospital.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { bookAppointment } from './bookings/booking.contract.ts';
import { createDoctor } from './doctors/doctor.contract.ts';
import { addDoctorLeave, writeDoctorHours } from './doctors/hours/hours.contract.ts';

let minutesTaken = 0;

/** A half hour that no other appointment of this test file has, far from any change of clocks. */
export function aFreeHalfHour(): { startTime: string; endTime: string } {
  minutesTaken += 30;
  const start = Date.UTC(2031, 4, 5, 8) + minutesTaken * 60_000;
  return { startTime: new Date(start).toISOString(), endTime: new Date(start + 30 * 60_000).toISOString() };
}

/** A doctor of the hospital, added by its administrator. */
export async function aDoctor(hospital: Hospital, part: { name?: string; userId?: string } = {}) {
  const admin = await hospital.as('tenant_admin');
  return admin.call(createDoctor, { name: 'Dr. Test', specialty: 'Cardiology', ...part });
}

/** What a clerk would type to book a consultation for a new patient; say what matters to the test. */
export async function aBooking(clerk: Caller, part: { doctorId?: string; patientId?: string } = {}) {
  const patientId = part.patientId ?? (await clerk.call(registerPatient, aPatient())).id;
  return { title: 'Check-up', ...aFreeHalfHour(), ...part, patientId };
}

const leaveDays = { fromDate: '2032-02-02', toDate: '2032-02-06' };

/** A week of leave of a doctor. */
async function aLeave(admin: Caller, doctorId: string, reason: string) {
  return admin.call(addDoctorLeave, { doctorId, ...leaveDays, reason });
}

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    doctor: string;
    appointment: string;
    /** Of the doctor. */
    doctorLeave: string;
  }
}

export const appointmentsFixture: AreaFixture = {
  name: 'appointments',
  after: ['people', 'patients'],
  fields: { doctorId: 'doctor', appointmentId: 'appointment', doctorLeaveId: 'doctorLeave' },

  async makeMarked({ hospital, admin, mark, secret, ids }) {
    const doctor = await aDoctor(hospital, { name: `Dr. ${mark}`, userId: ids.user });
    const booking = await aBooking(admin, { patientId: ids.patient, doctorId: doctor.id });
    const texts = { title: secret, description: secret, notes: secret };
    const { id: patientId } = await admin.call(registerPatient, aPatient({ lastName: mark }));
    await admin.call(bookAppointment, { ...booking, patientId });
    const bookAnyway = { reason: secret };
    const appointment = await admin.call(bookAppointment, { ...booking, ...texts, bookAnyway });
    const spans = [{ weekday: 1, fromMinute: 540, toMinute: 780 }];
    await admin.call(writeDoctorHours, { doctorId: doctor.id, version: doctor.version, spans });
    const doctorLeave = await aLeave(admin, doctor.id, mark);
    return { doctor: doctor.id, appointment: appointment.id, doctorLeave: doctorLeave.id };
  },

  async fillWithTexts(call, { short, joined }, { patient: patientId }) {
    let appointment = '';
    for (const [place, notes] of joined(1900).entries()) {
      const booking = { patientId, title: short[place]!, notes, ...aFreeHalfHour() };
      appointment = (await call(bookAppointment, booking)).id;
    }
    const doctor = await call(createDoctor, { name: short[3]!, specialty: short[4]! });
    const leave = { doctorId: doctor.id, ...leaveDays, reason: short[5]! };
    const doctorLeave = (await call(addDoctorLeave, leave)).id;
    return { appointment, doctor: doctor.id, doctorLeave };
  },

  screens: {
    '/dashboard/scheduling': { heading: 'Appointments', looks: ['?period=all', '?view=week'] },
    '/dashboard/scheduling/doctors': { heading: 'Doctors' },
  },
};

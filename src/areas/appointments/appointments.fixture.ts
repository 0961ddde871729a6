import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import type { Caller, Hospital } from '#testing/hospital.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { bookAppointment } from './bookings/booking.contract.ts';
import { createDoctor } from './doctors/doctor.contract.ts';

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

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    doctor: string;
    appointment: string;
  }
}

export const appointmentsFixture: AreaFixture = {
  name: 'appointments',
  after: ['people', 'patients'],
  fields: { doctorId: 'doctor', appointmentId: 'appointment' },

  async makeMarked({ hospital, admin, mark, secret, ids }) {
    const doctor = await aDoctor(hospital, { name: `Dr. ${mark}`, userId: ids.user });
    const booking = await aBooking(admin, { patientId: ids.patient, doctorId: doctor.id });
    const texts = { title: secret, description: secret, notes: secret };
    const { id: patientId } = await admin.call(registerPatient, aPatient({ lastName: mark }));
    await admin.call(bookAppointment, { ...booking, patientId });
    const bookAnyway = { reason: secret };
    const appointment = await admin.call(bookAppointment, { ...booking, ...texts, bookAnyway });
    return { doctor: doctor.id, appointment: appointment.id };
  },

  async fillWithTexts(call, { short, joined }, { patient: patientId }) {
    let appointment = '';
    for (const [place, notes] of joined(1900).entries()) {
      const booking = { patientId, title: short[place]!, notes, ...aFreeHalfHour() };
      appointment = (await call(bookAppointment, booking)).id;
    }
    const doctor = await call(createDoctor, { name: short[3]!, specialty: short[4]! });
    return { appointment, doctor: doctor.id };
  },

  screens: {
    '/dashboard/scheduling': { heading: 'Appointments', looks: ['?period=all', '?view=week'] },
    '/dashboard/scheduling/doctors': { heading: 'Doctors' },
  },
};

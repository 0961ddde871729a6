import { createDoctor } from '#areas/appointments/doctors/doctor.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import type { Caller, Hospital } from '../hospital.ts';
import { aPatient } from './people.ts';

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

import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBooking, aDoctor } from '#areas/appointments/appointments.fixture.ts';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { countAdmissions } from '../admissions/admission.contract.ts';
import { anAdmission } from '../inpatient.fixture.ts';
import { listAdmissionRequests, requestAdmission } from './admission-request.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

test('who is admitted without coming from the queue has left it all the same', async () => {
  const { id: patientId } = await admin.call(registerPatient, aPatient());
  const doctor = await hospital.as('doctor');
  const request = await doctor.call(requestAdmission, { patientId, reason: 'Fever for nine days' });
  expect((await admin.call(countAdmissions, {})).openRequests).toBe(1);
  const desk = await hospital.as('receptionist');
  const { id: admissionId } = await anAdmission(desk, { patientId });
  expect((await admin.call(countAdmissions, {})).openRequests).toBe(0);
  const { rows } = await admin.call(listAdmissionRequests, { patientId, status: 'admitted' });
  expect(rows).toMatchObject([{ id: request.id, admissionId }]);
});

test('a request names whom it was told, else the doctor of its visit, else the doctor who asks', async () => {
  const { caller: doctor, userId } = await aStaffMember(opened, hospital, ['admissions.request']);
  const own = await aDoctor(hospital, { name: 'Dr. Own', userId });
  const ofVisit = await aDoctor(hospital, { name: 'Dr. Visit' });
  const ask = async (caller: Caller, part: Partial<CallRequest<typeof requestAdmission>> = {}) => {
    const patientId = part.patientId ?? (await admin.call(registerPatient, aPatient())).id;
    return caller.call(requestAdmission, { reason: 'Fever', ...part, patientId });
  };
  expect(await ask(doctor, { primaryDiagnosis: 'Typhoid fever' })).toMatchObject({
    admittingDoctor: own.name,
    primaryDiagnosis: 'Typhoid fever',
  });
  const booking = await aBooking(admin, { doctorId: ofVisit.id });
  const { id: appointmentId } = await admin.call(bookAppointment, booking);
  const asked = await ask(doctor, { patientId: booking.patientId, appointmentId });
  expect(asked.admittingDoctor).toBe(ofVisit.name);
  const nurse = await hospital.as('nurse');
  expect((await ask(nurse)).admittingDoctor).toBeNull();
  expect((await ask(nurse, { admittingDoctor: 'Dr. Rezaul' })).admittingDoctor).toBe('Dr. Rezaul');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
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

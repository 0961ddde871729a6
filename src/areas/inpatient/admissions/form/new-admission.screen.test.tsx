// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBooking } from '#areas/appointments/appointments.fixture.ts';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { anAdmission, aWardWithBeds } from '../../inpatient.fixture.ts';
import { listAdmissionRequests, requestAdmission } from '../../requests/admission-request.contract.ts';
import { listAdmissions } from '../admission.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

const aWoman = () => admin.call(registerPatient, aPatient({ gender: 'female', dateOfBirth: '1980-05-05' }));

test('admitting from a request takes over what it says, and a bed that does not fit asks why at once', async () => {
  const men = await aWardWithBeds(admin, { name: 'A men', sexPolicy: 'male', wardType: 'surgical' });
  const fitting = await aWardWithBeds(admin, { name: 'Z surgical', wardType: 'surgical' });
  const patient = await aWoman();
  const doctor = await hospital.as('doctor');
  await doctor.call(requestAdmission, {
    patientId: patient.id,
    urgency: 'emergency',
    wardType: 'surgical',
    reason: 'Guarding in the right lower abdomen',
    expectedDays: 4,
    admittingDoctor: 'Dr. Rezaul Karim',
    primaryDiagnosis: 'Acute appendicitis',
  });
  const page = await renderScreen(hospital, '/dashboard/admissions?tab=requests', { as: 'receptionist' });
  await page.user.click(await page.findByRole('link', { name: /^Admit/ }));

  expect(await page.findByRole('combobox', { name: 'Admitting Doctor' })).toHaveValue('Dr. Rezaul Karim');
  expect(page.getByRole('combobox', { name: 'Admission Type' })).toHaveValue('emergency');
  expect(page.getByRole('textbox', { name: 'Primary Diagnosis' })).toHaveValue('Acute appendicitis');
  expect(
    await page.findByText(/asked for a bed on .*: Emergency, Surgical\. Expected to stay 4 days\./),
  ).toBeVisible();

  const bed = page.getByRole('combobox', { name: 'Bed' });
  await page.user.click(bed);
  const option = (name: RegExp) => page.findByRole('option', { name, hidden: true });
  await option(new RegExp(`^${fitting.ward.name}`));
  const options = page.getAllByRole('option', { name: / · /, hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual([
    `${fitting.ward.name} · B-01 (Standard)`,
    `${men.ward.name} · B-01 (Standard) – meant for another sex`,
  ]);
  await page.user.click(await option(/meant for another sex/));
  const reason = page.getByRole('textbox', { name: 'Reason for this ward' });
  expect(reason).toHaveAccessibleDescription(new RegExp(`^${men.ward.name} is not meant`));
  await page.user.click(bed);
  await page.user.click(await option(new RegExp(`^${fitting.ward.name}`)));
  expect(page.queryByRole('textbox', { name: 'Reason for this ward' })).toBeNull();
  await page.user.click(page.getByRole('button', { name: 'Admit Patient' }));

  expect(await page.findByRole('heading', { name: /^ADM-/ })).toBeVisible();
  const { rows } = await admin.call(listAdmissions, { patientId: patient.id });
  const [stored] = rows;
  expect(stored).toMatchObject({
    admissionType: 'emergency',
    admittingDoctor: 'Dr. Rezaul Karim',
    primaryDiagnosis: 'Acute appendicitis',
    admissionNotes: 'Guarding in the right lower abdomen',
    bed: { wardName: fitting.ward.name },
  });
  expect(stored!.estimatedDischargeDate).toBe(plusDays(stored!.admittedAt.slice(0, 10), 4));
});

test('what a request of another patient had filled in leaves with that patient, what was typed stays', async () => {
  const [asked, other] = [await aWoman(), await aWoman()];
  await admin.call(requestAdmission, {
    patientId: asked.id,
    reason: 'Needs oxygen',
    primaryDiagnosis: 'Pneumonia',
  });
  const page = await renderScreen(hospital, `/dashboard/admission/new?patientId=${asked.id}`, {
    as: 'receptionist',
  });
  const diagnosis = await page.findByRole('textbox', { name: 'Primary Diagnosis' });
  expect(diagnosis).toHaveValue('Pneumonia');
  await page.user.type(page.getByRole('combobox', { name: 'Admitting Doctor' }), 'Dr. Own');
  const patient = page.getByRole('combobox', { name: 'Patient' });
  await page.user.clear(patient);
  await page.user.type(patient, other.patientNumber);
  await page.user.click(
    await page.findByRole('option', { name: new RegExp(other.patientNumber), hidden: true }),
  );
  await waitFor(() => expect(diagnosis).toHaveValue(''));
  expect(page.getByRole('combobox', { name: 'Admitting Doctor' })).toHaveValue('Dr. Own');
});

test('somebody who is admitted is told of at once, and neither admitted nor asked a bed for again', async () => {
  const patient = await aWoman();
  const { beds } = await aWardWithBeds(admin);
  const { admissionNumber } = await anAdmission(admin, { patientId: patient.id, bedId: beds[0]!.id });
  const page = await renderScreen(hospital, `/dashboard/admission/new?patientId=${patient.id}`, {
    as: 'receptionist',
  });
  expect(await page.findByText(new RegExp(`already admitted: ${admissionNumber}, bed B-01`))).toBeVisible();
});

test.each([
  [['Admit', 'Request Bed'], async () => {}],
  [
    ['Admit', 'Bed requested'],
    (patientId: string) => admin.call(requestAdmission, { patientId, reason: 'Weak' }),
  ],
  [[], (patientId: string) => anAdmission(admin, { patientId })],
])('beside a visit a bed is asked for once, and not for somebody admitted: %s', async (offered, prepare) => {
  const { id: patientId } = await aWoman();
  await prepare(patientId);
  const visit = await admin.call(bookAppointment, await aBooking(admin, { patientId }));
  const answered: string[] = [];
  const page = await renderScreen(hospital, `/dashboard/scheduling?appointmentId=${visit.id}`, {
    as: 'doctor',
    through: (transport) => ({
      listen: (listener, person) => transport.listen(listener, person),
      async send(id, input, options) {
        const answer = await transport.send(id, input, options);
        answered.push(id);
        return answer;
      },
    }),
  });
  await waitFor(() =>
    expect(answered).toEqual(expect.arrayContaining([listAdmissions.id, listAdmissionRequests.id])),
  );
  const words = ['Admit', 'Request Bed', 'Bed requested'];
  await waitFor(() => expect(words.filter((word) => page.queryByText(word))).toEqual(offered));
});

// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aDoctor } from '#areas/appointments/appointments.fixture.ts';
import { recordProblem } from '#areas/consultations/problems/problem.contract.ts';
import { recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { anInpatient, aSet } from '#areas/vitals/vitals.fixture.ts';
import { CallError } from '#client/transport.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aProgressNote } from '../../ward-rounds.fixture.ts';
import { signProgressNote } from '../progress-note.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

async function aStay() {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const doctor = await hospital.as('doctor');
  const nurse = await hospital.as('nurse');
  const { admission, patientId } = await anInpatient(admin, { primaryDiagnosis: 'Pneumonia' });
  return { hospital, admin, doctor, nurse, patientId, admissionId: admission.id };
}

test('a doctor goes from the list to the round, writes a note beside the last one, and the nurse reads it', async () => {
  const { hospital, doctor, nurse, patientId, admissionId } = await aStay();
  await aDoctor(hospital);
  await doctor.call(recordProblem, { patientId, title: 'Diabetes' });
  await doctor.call(signProgressNote, aProgressNote({ admissionId, plan: 'Blood count tomorrow' }));
  await nurse.call(recordVitalSigns, aSet({ patientId, heartRate: 115 }));
  const page = await renderScreen(hospital, '/dashboard/inpatients?scope=all', { as: 'doctor' });
  const { user } = page;
  const list = within(await page.findByRole('table', { name: 'My Inpatients' }));
  expect(list.getByLabelText('NEWS2 2')).toBeVisible();
  await user.click(list.getAllByRole('link')[0]!);
  const signs = within(await page.findByRole('table', { name: 'Vital Signs' }));
  expect(signs.getByRole('row', { name: /^Heart rate .* 115 !$/ })).toBeVisible();
  await user.click(page.getByRole('link', { name: 'Write Progress Note' }));
  expect(await page.findByText('Blood count tomorrow')).toBeVisible();
  await user.type(await page.findByLabelText('Subjective'), 'Coughs less');
  await user.type(page.getByLabelText('Plan: Pneumonia'), 'Tablets from today');
  expect(page.getByLabelText('Plan: Diabetes')).toHaveValue('');
  await user.click(page.getByRole('button', { name: 'Sign Progress Note' }));
  expect(await page.findByText(/^Progress note of .* signed$/)).toBeVisible();
  expect(page.address()).toBe(`/dashboard/inpatients/${admissionId}`);

  const ward = await renderScreen(hospital, `/dashboard/admissions/${admissionId}`, { as: 'nurse' });
  const notes = within(await ward.findByRole('region', { name: 'Progress Notes' }));
  expect(await notes.findByText('Tablets from today')).toBeVisible();
  expect(notes.queryByText('Diabetes')).toBeNull();
  expect(notes.queryByRole('link', { name: 'Write Progress Note' })).toBeNull();
});

test('what was folded stays folded with the next patient', async () => {
  const { hospital, admin, admissionId } = await aStay();
  const { admission: next } = await anInpatient(admin);
  const page = await renderScreen(hospital, `/dashboard/inpatients/${admissionId}`, { as: 'doctor' });
  const fold = () => page.findByRole('button', { name: /^Medicines, Last 24 Hours/ });
  expect(await fold()).toHaveAttribute('aria-expanded', 'true');
  await page.user.click(await fold());
  await page.user.click(page.getByRole('link', { name: 'My inpatients' }));
  await page.user.selectOptions(await page.findByLabelText('Whose'), 'All inpatients');
  const table = within(await page.findByRole('table', { name: 'My Inpatients' }));
  const other = `${next.patient.firstName} ${next.patient.lastName}`;
  await page.user.click(await table.findByRole('link', { name: other }));
  expect(await fold()).toHaveAttribute('aria-expanded', 'false');
});

test('a note that is not stored is told and signed by trying again; one of nothing is refused at its field', async () => {
  const { hospital, admissionId } = await aStay();
  let isLost = true;
  const page = await renderScreen(hospital, `/dashboard/inpatients/${admissionId}/progress-note`, {
    as: 'doctor',
    through: (transport) => ({
      listen: (listener, person) => transport.listen(listener, person),
      send: (id, input, options) =>
        isLost && id === signProgressNote.id
          ? Promise.reject(new CallError('INTERNAL'))
          : transport.send(id, input, options),
    }),
  });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: 'Sign Progress Note' }));
  expect(
    await page.findByText('Write what the patient says, what was found, or what is to be done.'),
  ).toBeVisible();
  await user.type(page.getByLabelText('Objective'), 'No fever');
  await user.click(page.getByRole('button', { name: 'Sign Progress Note' }));
  expect(await page.findByText(/^Could not sign the progress note/)).toBeVisible();
  isLost = false;
  await user.click(page.getByRole('button', { name: /^try again$/i }));
  expect(await page.findByText(/ signed$/)).toBeVisible();
});

test('a note is amended with a reason, and the version before stays below', async () => {
  const { hospital, doctor, admissionId } = await aStay();
  const { id } = await doctor.call(signProgressNote, aProgressNote({ admissionId }));
  const page = await renderScreen(hospital, `/dashboard/progress-notes/${id}`, { as: 'doctor' });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: 'Amend' }));
  const form = within(await page.findByRole('dialog', { name: 'Amend Progress Note' }));
  const [plan] = form.getAllByLabelText('Plan');
  await user.clear(plan!);
  await user.type(plan!, 'Home today');
  await user.click(form.getByRole('button', { name: 'Sign Amendment' }));
  expect(await form.findByText('Enter a reason for the amendment.')).toBeVisible();
  await user.type(form.getByLabelText(/^Reason/), 'Results are back');
  await user.click(form.getByRole('button', { name: 'Sign Amendment' }));
  const versions = within(await page.findByRole('region', { name: 'Versions' }));
  expect(versions.getByText('Because: Results are back')).toBeVisible();
  expect(versions.getByText('Continue.')).toBeVisible();
  expect((await page.findAllByText('Home today'))[0]).toBeVisible();
});

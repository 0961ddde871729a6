// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import { CallError } from '#client/transport.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { anAssessment } from '../../nursing.fixture.ts';
import { createAssessment, listAssessments } from '../assessment.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

const morse = {
  fallHistory: 'yes',
  secondaryDiagnosis: 'no',
  ambulatoryAid: 'none',
  intravenous: 'no',
  gait: 'weak',
  mentalStatus: 'oriented',
} as const;

test('a new one with a half-answered scale is not completed, but kept as a draft', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { patientId, admission } = await anInpatient(admin);
  const address = `/dashboard/nursing/assessments?patientId=${patientId}`;
  const page = await renderScreen(hospital, address, { as: 'nurse' });
  const { user } = page;
  await user.click(await page.findByText('New Assessment'));
  await user.click(await page.findByText('Morse fall scale'));
  await user.selectOptions(await page.findByLabelText('Gait'), 'Weak (10)');
  expect(page.getByText(/^Missing: Has fallen, now or within three months, More/)).toBeVisible();
  await user.click(page.getByText('Complete Assessment'));
  expect(await page.findAllByText('Answer every question of this scale, or none.')).toHaveLength(5);
  await user.click(page.getByText('Save as draft'));
  const { firstName, lastName } = admission.patient;
  expect(await page.findByText(`Assessment of ${firstName} ${lastName} saved`)).toBeVisible();
  expect(await page.findByText('Draft', { selector: '.mantine-Badge-label' })).toBeVisible();
});

test('a draft is completed; its fall risk is labelled as documented beside the band of the scale', async () => {
  const hospital = await opened.aHospital();
  const nurse = await hospital.as('nurse');
  const { patientId } = await anInpatient(await hospital.as('tenant_admin'));
  const { gait: _gait, ...answered } = morse;
  const { id } = await nurse.call(
    createAssessment,
    anAssessment({ patientId, scales: { morse: answered }, status: 'draft' }),
  );
  const page = await renderScreen(hospital, `/dashboard/nursing/assessments/${id}`, { as: 'nurse' });
  const { user } = page;
  await user.click(await page.findByText('Edit draft'));
  expect(await page.findByText('Complete Assessment')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await user.click(within(dialog).getByText('Morse fall scale'));
  await user.selectOptions(await page.findByLabelText('Gait'), 'Weak (10)');
  await user.click(page.getByText('Complete Assessment'));
  expect(await page.findByText('Fall risk 35')).toBeVisible();
  expect(page.getByText('Total 35: moderate risk')).toBeVisible();
  expect(page.getAllByText('HIGH RISK')).toHaveLength(2);
  expect(page.queryByText('Review')).toBeNull();
});

test('somebody else reviews a completed one', async () => {
  const hospital = await opened.aHospital();
  const nurse = await hospital.as('nurse');
  const { patientId } = await anInpatient(await hospital.as('tenant_admin'));
  const { id } = await nurse.call(createAssessment, anAssessment({ patientId, painScore: 5 }));
  const page = await renderScreen(hospital, `/dashboard/nursing/assessments/${id}`, { as: 'tenant_admin' });
  expect(await page.findByText('5: moderate pain')).toBeVisible();
  await page.user.click(page.getByText('Review'));
  expect(await page.findByText(/Your name is added to it/)).toBeVisible();
  await page.user.click(within(page.getByRole('alertdialog')).getByText('Review'));
  expect(await page.findByText('Assessment reviewed')).toBeVisible();
  expect(await page.findByText('Reviewed', { selector: '.mantine-Badge-label' })).toBeVisible();
});

test('a list that does not come is told and can be tried again', async () => {
  const hospital = await opened.aHospital();
  let isLost = true;
  const page = await renderScreen(hospital, '/dashboard/nursing/assessments', {
    as: 'nurse',
    through: (transport) => ({
      listen: (listener, person) => transport.listen(listener, person),
      send: (id, input, options) =>
        isLost && id === listAssessments.id
          ? Promise.reject(new CallError('INTERNAL'))
          : transport.send(id, input, options),
    }),
  });
  expect(await page.findByText('Failed to load nursing assessments')).toBeVisible();
  isLost = false;
  await page.user.click(page.getByRole('button', { name: /again|retry/i }));
  expect(await page.findByText('No nursing assessments found')).toBeVisible();
});

test('who does not nurse is told that the module is not theirs', async () => {
  const hospital = await opened.aHospital();
  const page = await renderScreen(hospital, '/dashboard/nursing/assessments', { as: 'receptionist' });
  expect(await page.findByRole('heading', { name: 'Access Restricted' })).toBeVisible();
});

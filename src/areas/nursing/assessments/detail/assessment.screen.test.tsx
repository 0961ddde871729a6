// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { anotherNurse } from '../../nursing-work.fixture.ts';
import { anAssessment } from '../../nursing.fixture.ts';
import { createAssessment } from '../assessment.contract.ts';

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

test('what is added is shown below; entered in error it says why, warns of nothing and is only printed', async () => {
  const hospital = await opened.aHospital();
  const nurse = await hospital.as('nurse');
  const { patientId } = await anInpatient(await hospital.as('tenant_admin'));
  const carePlan = [{ diagnosis: 'Risk of falls', goals: 'No fall' }];
  const { id } = await nurse.call(createAssessment, anAssessment({ patientId, scales: { morse }, carePlan }));
  const page = await renderScreen(hospital, `/dashboard/nursing/assessments/${id}`, { as: 'nurse' });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: 'Add addendum' }));
  const addendum = within(await page.findByRole('dialog', { name: 'Addendum' }));
  await user.type(addendum.getByLabelText(/^Reason/), 'Forgotten');
  await user.type(addendum.getByLabelText(/^Addendum/), 'Walks with a stick');
  await user.click(addendum.getByRole('button', { name: 'Add addendum' }));
  expect(await page.findByText('Addendum added')).toBeVisible();
  // Not what is typed in the form.
  expect(await page.findByText('Walks with a stick', { selector: 'li *' })).toBeVisible();
  expect(page.getAllByText('HIGH RISK')).toHaveLength(2);

  await user.click(await page.findByRole('button', { name: 'Mark as entered in error' }));
  const form = within(await page.findByRole('dialog', { name: 'Assessment entered in error' }));
  await user.type(form.getByLabelText(/^Reason/), 'Of the neighbour');
  await user.click(form.getByRole('button', { name: 'Mark as entered in error' }));
  expect(await page.findByText('Assessment marked as entered in error')).toBeVisible();
  expect(await page.findByText(/^Of the neighbour \(/)).toBeVisible();
  expect(page.queryByText('HIGH RISK')).toBeNull();
  expect(page.getByText('Total 35: moderate risk')).toBeVisible();
  expect(page.getByText('Walks with a stick')).toBeVisible();
  expect(await page.findByRole('button', { name: 'Print' })).toBeVisible();
  for (const name of ['Add addendum', 'Mark as entered in error', 'Make care plan: Risk of falls']) {
    expect(page.queryByRole('button', { name })).toBeNull();
  }

  const list = await renderScreen(hospital, `/dashboard/nursing/assessments?patientId=${patientId}`, {
    as: (await anotherNurse(opened, hospital)).caller,
  });
  expect(await list.findByText('Entered in error', { selector: '.mantine-Badge-label' })).toBeVisible();
  expect(list.queryByText('HIGH RISK')).toBeNull();
  expect(list.queryByText('Fall risk 35')).toBeNull();
});

test("somebody else's draft says who began it, and nothing can be done with it", async () => {
  const hospital = await opened.aHospital();
  const nurse = await hospital.as('nurse');
  const { patientId } = await anInpatient(await hospital.as('tenant_admin'));
  const { id } = await nurse.call(createAssessment, anAssessment({ patientId, status: 'draft' }));
  const { caller } = await anotherNurse(opened, hospital);
  const page = await renderScreen(hospital, `/dashboard/nursing/assessments/${id}`, { as: caller });
  const words = 'Only Sample nurse, who began this draft, can change it. Write your own assessment.';
  expect(await page.findByText(words)).toBeVisible();
  for (const name of ['Edit draft', 'Add addendum', 'Mark as entered in error']) {
    expect(page.queryByRole('button', { name })).toBeNull();
  }
  const own = await renderScreen(hospital, `/dashboard/nursing/assessments/${id}`, { as: 'nurse' });
  expect(await own.findByRole('button', { name: 'Edit draft' })).toBeVisible();
  expect(own.getByRole('button', { name: 'Mark as entered in error' })).toBeVisible();
  expect(own.queryByText(words)).toBeNull();
});

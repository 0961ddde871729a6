// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import { createAssessment } from '#areas/nursing/assessments/assessment.contract.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { anAssessment } from '../../nursing.fixture.ts';
import { listWounds, recordWound } from '../wound.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('a wound is chosen on the body map, recorded with its stage, observed and healed', async () => {
  const hospital = await opened.aHospital();
  const { patientId } = await anInpatient(await hospital.as('tenant_admin'));
  const page = await renderScreen(hospital, `/dashboard/patients/${patientId}/wounds`, { as: 'nurse' });
  const { user } = page;
  expect(await page.findByText('No wounds recorded.')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Record Wound' }));
  const dialog = await page.findByRole('dialog');
  const form = within(dialog);
  await user.click(dialog.querySelector('[data-site="heel_left"]')!);
  expect(form.getByLabelText(/^Site/)).toHaveValue('heel_left');
  await user.selectOptions(form.getByLabelText(/^Site/), 'Sacrum');
  await user.selectOptions(form.getByLabelText(/^Kind/), 'Pressure injury');
  await user.type(form.getByLabelText('Length (mm)'), '3 cm');
  await user.click(form.getByRole('button', { name: 'Record Wound' }));
  expect(await form.findByText('Enter a whole number of millimetres from 0 to 2,000.')).toBeVisible();
  await user.clear(form.getByLabelText('Length (mm)'));
  await user.type(form.getByLabelText('Length (mm)'), '30');
  await user.type(form.getByLabelText('Width (mm)'), '20');
  await user.click(form.getByRole('button', { name: 'Record Wound' }));
  expect(await form.findByText('Choose the stage of the pressure injury.')).toBeVisible();
  await user.selectOptions(form.getByLabelText(/^Stage/), 'Stage 2');
  await user.click(form.getByRole('button', { name: 'Record Wound' }));
  expect(await page.findByText('Wound recorded: Pressure injury, Sacrum')).toBeVisible();
  expect(await page.findByText('Stage 2 · 30 × 20 mm')).toBeVisible();
  expect(page.getByRole('img', { name: 'Body map: Sacrum (Open)' })).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Observe the wound: Pressure injury, Sacrum' }));
  const next = within(await page.findByRole('dialog'));
  await user.click(next.getByLabelText('The wound has healed'));
  await user.click(next.getByRole('button', { name: 'Observe' }));
  expect(await page.findByRole('img', { name: 'Body map: Sacrum (Healed)' })).toBeVisible();
  const nurse = await hospital.as('nurse');
  const { rows } = await nurse.call(listWounds, { patientId });
  expect(rows).toMatchObject([{ status: 'healed', observations: [{ isHealed: true }, { lengthMm: 30 }] }]);
});

test('an observation is marked as an error; the assessment shows the open wounds', async () => {
  const hospital = await opened.aHospital();
  const nurse = await hospital.as('nurse');
  const { patientId } = await anInpatient(await hospital.as('tenant_admin'));
  const wound = { patientId, site: 'heel_left', kind: 'traumatic' } as const;
  await nurse.call(recordWound, { ...wound, dressing: 'Gauze' });
  const { id } = await nurse.call(createAssessment, anAssessment({ patientId }));
  const detail = await renderScreen(hospital, `/dashboard/nursing/assessments/${id}`, { as: 'nurse' });
  const { user } = detail;
  expect(await detail.findByText('Injury, Left heel')).toBeVisible();
  await user.click(detail.getByText('Body map and course'));
  await user.click(await detail.findByRole('button', { name: /^Entered in error: observation of/ }));
  const form = within(await detail.findByRole('dialog'));
  await user.type(form.getByLabelText(/^Reason/), 'Wrong foot');
  await user.click(form.getByRole('button', { name: 'Entered in error' }));
  expect(await detail.findByText('Entered in error, Sample nurse: Wrong foot')).toBeVisible();
  expect(detail.getByRole('img', { name: 'Body map without a wound' })).toBeVisible();
  expect(detail.queryByRole('button', { name: /^Observe/ })).toBeNull();
});

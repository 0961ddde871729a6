// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aProgressNote } from '../../ward-rounds.fixture.ts';
import { signProgressNote } from '../progress-note.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('a note entered in error says why at its head, and can only be printed', async () => {
  const hospital = await opened.aHospital();
  const { admission } = await anInpatient(await hospital.as('tenant_admin'));
  const doctor = await hospital.as('doctor');
  const { id } = await doctor.call(signProgressNote, aProgressNote({ admissionId: admission.id }));
  const page = await renderScreen(hospital, `/dashboard/progress-notes/${id}`, { as: 'doctor' });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: 'Mark as entered in error' }));
  const form = within(await page.findByRole('dialog', { name: 'Progress note entered in error' }));
  await user.type(form.getByLabelText(/^Reason/), 'Of the neighbour');
  await user.click(form.getByRole('button', { name: 'Mark as entered in error' }));
  expect(await page.findByText('Progress note marked as entered in error')).toBeVisible();
  expect(await page.findByText(/^Of the neighbour \(/)).toBeVisible();
  expect(await page.findByRole('button', { name: 'Print' })).toBeVisible();
  expect(page.queryByRole('button', { name: 'Amend' })).toBeNull();
});

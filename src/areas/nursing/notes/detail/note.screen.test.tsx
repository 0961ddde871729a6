// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aNote, anotherNurse } from '../../nursing-work.fixture.ts';
import { addAddendum, createNote, markNote } from '../note.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('a note is added to below its text, until it is marked as entered in error', async () => {
  const hospital = await opened.aHospital();
  const nurse = await hospital.as('nurse');
  const { patientId } = await anInpatient(await hospital.as('tenant_admin'));
  const { id: noteId } = await nurse.call(createNote, aNote({ patientId }));
  const address = `/dashboard/nursing/notes/${noteId}`;
  const page = await renderScreen(hospital, address, { as: 'nurse' });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: 'Add addendum' }));
  const form = within(await page.findByRole('dialog', { name: 'Addendum' }));
  await user.type(form.getByLabelText(/^Reason/), 'Forgotten');
  await user.type(form.getByLabelText(/^Addendum/), 'She woke at four');
  await user.click(form.getByRole('button', { name: 'Add addendum' }));
  expect(await page.findByText('Addendum added')).toBeVisible();
  // Not what is typed in the form.
  expect(await page.findByText('She woke at four', { selector: 'li *' })).toBeVisible();
  await nurse.call(markNote, { noteId, reason: 'Of the neighbour' });

  const { caller } = await anotherNurse(opened, hospital);
  const marked = await renderScreen(hospital, address, { as: caller });
  expect(await marked.findByText(/^Of the neighbour \(/)).toBeVisible();
  expect(marked.getByText('She woke at four')).toBeVisible();
  expect(marked.queryByRole('button', { name: 'Add addendum' })).toBeNull();
});

test('what was added to a confidential note is not shown to those who may not read it', async () => {
  const hospital = await opened.aHospital();
  const nurse = await hospital.as('nurse');
  const { patientId } = await anInpatient(await hospital.as('tenant_admin'));
  const { id: noteId } = await nurse.call(createNote, aNote({ patientId, isConfidential: true }));
  await nurse.call(addAddendum, { noteId, reason: 'Told later', body: 'Her brother came' });
  const { caller } = await anotherNurse(opened, hospital);
  const page = await renderScreen(hospital, `/dashboard/nursing/notes/${noteId}`, { as: caller });
  expect(
    await page.findByText('Only the author and people with permission can read this note.'),
  ).toBeVisible();
  expect(page.queryByText('Her brother came')).toBeNull();
  expect(page.queryByRole('button', { name: 'Add addendum' })).toBeNull();
});

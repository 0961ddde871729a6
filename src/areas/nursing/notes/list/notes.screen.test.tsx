// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import { CallError } from '#client/transport.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aNote, anotherNurse } from '../../nursing-work.fixture.ts';
import { createNote, listNotes } from '../note.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('a note is written with the defaults of the document, and its follow-up is done from the note', async () => {
  const hospital = await opened.aHospital();
  const { patientId } = await anInpatient(await hospital.as('tenant_admin'));
  const address = `/dashboard/nursing/notes?patientId=${patientId}`;
  const page = await renderScreen(hospital, address, { as: 'nurse' });
  const { user } = page;
  await user.click(await page.findByText('Add Note'));
  const form = within(await page.findByRole('dialog'));
  expect(form.queryByLabelText('Follow-up date')).toBeNull();
  expect(form.getByLabelText(/^Note type/)).toHaveValue('assessment');
  expect(form.getByLabelText(/^Priority/)).toHaveValue('normal');
  await user.click(form.getByText('Save Note'));
  expect(await form.findByText('Enter the note.')).toBeVisible();
  await user.type(form.getByLabelText(/^Content/), 'Pale');
  await user.click(form.getByLabelText('Follow-up required'));
  expect(form.getByText('Follow-up date')).toBeVisible();
  await user.click(form.getByText('Save Note'));
  expect(await page.findByText('Note saved')).toBeVisible();
  const figures = within(page.getByLabelText('Notes in numbers'));
  expect(figures.getByText('Total Notes')).toBeVisible();
  expect(await page.findByText(/^Due /)).toBeVisible();
});

test('what a confidential note says is left out for others, and marked', async () => {
  const hospital = await opened.aHospital();
  const { patientId } = await anInpatient(await hospital.as('tenant_admin'));
  const other = await anotherNurse(opened, hospital);
  await other.caller.call(createNote, aNote({ patientId, content: 'Told in trust', isConfidential: true }));
  const page = await renderScreen(hospital, '/dashboard/nursing/notes', { as: 'nurse' });
  expect(await page.findByText('CONFIDENTIAL')).toBeVisible();
  expect(page.getByText('Only the author and people with permission can read this note.')).toBeVisible();
  expect(page.queryByText('Told in trust')).toBeNull();
});

test('a list that does not come is told and can be tried again', async () => {
  const hospital = await opened.aHospital();
  let isLost = true;
  const page = await renderScreen(hospital, '/dashboard/nursing/notes', {
    as: 'nurse',
    through: (transport) => ({
      listen: (listener, person) => transport.listen(listener, person),
      send: (id, input, options) =>
        isLost && id === listNotes.id
          ? Promise.reject(new CallError('INTERNAL'))
          : transport.send(id, input, options),
    }),
  });
  expect(await page.findByText('Failed to load nursing notes')).toBeVisible();
  isLost = false;
  await page.user.click(page.getByRole('button', { name: /again|retry/i }));
  expect(await page.findByText('No nursing notes found')).toBeVisible();
});

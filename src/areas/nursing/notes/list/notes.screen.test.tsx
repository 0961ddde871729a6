// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import { CallError } from '#client/transport.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aNote, anotherNurse } from '../../nursing-work.fixture.ts';
import { createNote, listNotes, markNote } from '../note.contract.ts';

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

test('notes that were entered in error are counted apart, and found by that', async () => {
  const hospital = await opened.aHospital();
  const nurse = await hospital.as('nurse');
  const { patientId } = await anInpatient(await hospital.as('tenant_admin'));
  await nurse.call(createNote, aNote({ patientId, content: 'Slept well' }));
  const { id: noteId } = await nurse.call(createNote, aNote({ patientId, content: 'Of another patient' }));
  const address = `/dashboard/nursing/notes?patientId=${patientId}`;
  const valid = await renderScreen(hospital, address, { as: 'nurse' });
  const figuresOf = async (page: typeof valid) => within(await page.findByLabelText('Notes in numbers'));
  expect(await valid.findByText('Of another patient')).toBeVisible();
  expect((await figuresOf(valid)).queryByText('Entered in error')).toBeNull();
  await nurse.call(markNote, { noteId, reason: 'Of the neighbour' });

  const page = await renderScreen(hospital, address, { as: 'nurse' });
  const figures = await figuresOf(page);
  const marked = await figures.findByText('Entered in error');
  expect(marked.closest('.mantine-Paper-root')).toHaveTextContent('1');
  expect(figures.getByText('Total Notes').closest('.mantine-Paper-root')).toHaveTextContent('1');
  const filter = page.getByLabelText('Status');
  await page.user.selectOptions(filter, 'Entered in error');
  await waitFor(() => expect(page.queryByText('Slept well')).toBeNull());
  expect(page.getByText('Of another patient')).toBeVisible();
  await page.user.selectOptions(filter, 'Valid');
  expect(await page.findByText('Slept well')).toBeVisible();
  await waitFor(() => expect(page.queryByText('Of another patient')).toBeNull());
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

// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aCaseUnderWay, aNote, countNothing } from '../../theatre-papers.fixture.ts';
import { addAddendum, createNote, markNoteInError, signNote, transcribeNote } from '../note.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

async function aSignedNote() {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { user } = await admin.call(currentSession, {});
  const { id: caseId } = await aCaseUnderWay(admin, { surgeonId: user.id });
  const { caller: second } = await aStaffMember(opened, hospital, ['surgery.nursing']);
  await countNothing(admin, second, caseId);
  const { id: operativeNoteId } = await admin.call(createNote, aNote({ caseId }));
  await admin.call(transcribeNote, { operativeNoteId, version: 1 });
  await admin.call(signNote, { operativeNoteId, version: 2 });
  await admin.call(addAddendum, { operativeNoteId, reason: 'Histology', body: 'No malignancy' });
  return { hospital, admin, caseId, operativeNoteId };
}

test('a signed note marked as entered in error says why at its head, and offers another one', async () => {
  const { hospital, operativeNoteId } = await aSignedNote();
  const page = await renderScreen(hospital, `/dashboard/surgery/notes/${operativeNoteId}`, {
    as: 'tenant_admin',
  });
  expect(await page.findByText('No malignancy')).toBeVisible();
  await page.user.click(page.getByRole('button', { name: 'Mark as entered in error' }));
  const form = within(await page.findByRole('dialog', { name: 'Operative Note entered in error' }));
  await page.user.type(form.getByLabelText(/^Reason/), 'Of the neighbour');
  await page.user.click(form.getByRole('button', { name: 'Mark as entered in error' }));
  expect(await page.findByText('Operative Note marked as entered in error')).toBeVisible();
  const why = await page.findByText(/^Of the neighbour \(/);
  expect(why).toBeVisible();
  // It stands before all that the paper says, as on every other one.
  const line = await page.findByRole('region', { name: /^Safety line/ });
  expect(why.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(page.getByText('No malignancy')).toBeVisible();
  expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(page.queryByRole('button', { name: 'Add addendum' })).toBeNull();
  await page.user.click(page.getByRole('button', { name: 'New Note' }));
  expect(await page.findByRole('dialog', { name: 'Create Operative Note' })).toBeVisible();
});

test('lists name it, and their figures count it apart', async () => {
  const { hospital, admin, operativeNoteId } = await aSignedNote();
  await admin.call(markNoteInError, { operativeNoteId, reason: 'Of the neighbour' });
  const page = await renderScreen(hospital, '/dashboard/surgery/notes', { as: 'tenant_admin' });
  expect(await page.findByText('Entered in error', { selector: '.mantine-Badge-label' })).toBeVisible();
  expect(page.queryByText('SIGNED', { selector: '.mantine-Badge-label' })).toBeNull();
  const figures = within(page.getByLabelText('Notes by status'));
  // It is there once the figures have come, which are fetched beside the list.
  const marked = await figures.findByText('Entered in error');
  expect(marked.closest('.mantine-Paper-root')).toHaveTextContent('1');
  expect(figures.getByText('Signed').closest('.mantine-Paper-root')).toHaveTextContent('0');
});

test('a case whose notes are all marked asks for another one', async () => {
  const { hospital, admin, caseId, operativeNoteId } = await aSignedNote();
  await admin.call(markNoteInError, { operativeNoteId, reason: 'Of the neighbour' });
  const page = await renderScreen(hospital, `/dashboard/surgery/cases/${caseId}?part=notes`, {
    as: 'tenant_admin',
  });
  expect(
    await page.findByText('Every note of this operation was entered in error. Write a new one.'),
  ).toBeVisible();
});

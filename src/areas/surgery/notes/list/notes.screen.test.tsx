// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { openRowMenu } from '#testing/screens/row-menu.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aCaseUnderWay, aNote, countNothing } from '../../theatre-papers.fixture.ts';
import { createNote, transcribeNote } from '../note.contract.ts';

const opened = openTestSystem();
const badge = '.mantine-Badge-label';
afterAll(() => opened.close());

test('a note is written for a case, with what is required', async () => {
  const hospital = await opened.aHospital();
  const { id: caseId } = await aCaseUnderWay(await hospital.as('tenant_admin'));
  const page = await renderScreen(hospital, `/dashboard/surgery/notes?caseId=${caseId}`, {
    as: 'tenant_admin',
  });
  const { user } = page;
  await user.click(await page.findByText('New Note'));
  await user.click(await page.findByText('Create Note'));
  expect(await page.findByText('This field is required.')).toBeVisible();
  const dialog = within(page.getByRole('dialog'));
  // It begins with what the case says; what the nurses count is theirs.
  expect(dialog.getByLabelText(/Procedure performed/)).toHaveValue('Appendicectomy');
  expect(dialog.getByText('Not counted yet')).toBeVisible();
  await user.type(dialog.getByLabelText(/Procedure details/), 'Removed');
  await user.click(dialog.getByText('Create Note'));
  expect(await page.findByText('Note saved')).toBeVisible();
  expect(await page.findByText('DRAFT', { selector: badge })).toBeVisible();
});

test('only a transcribed one offers its signature, and a signed one no edit', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { user: person } = await admin.call(currentSession, {});
  const { id: caseId } = await aCaseUnderWay(admin, { surgeonId: person.id });
  const { caller: second } = await aStaffMember(opened, hospital, ['surgery.nursing']);
  await countNothing(admin, second, caseId);
  await admin.call(createNote, aNote({ caseId }));
  const { id: operativeNoteId } = await admin.call(createNote, aNote({ caseId }));
  await admin.call(transcribeNote, { operativeNoteId, version: 1 });
  const page = await renderScreen(hospital, '/dashboard/surgery/notes', { as: 'tenant_admin' });
  expect(await page.findByText('DRAFT', { selector: badge })).toBeVisible();
  expect(await page.findByRole('heading', { name: 'Operative Notes (2 notes)' })).toBeVisible();
  const transcribed = page.getByRole('button', { name: /^Sign Note/ });
  expect((await openRowMenu(transcribed.closest('tr')!)).item(/^Edit note/)).not.toBeNull();
  await page.user.keyboard('{Escape}');
  await page.user.click(transcribed);
  await page.user.click(within(await page.findByRole('alertdialog')).getByText('Sign Note'));
  expect(await page.findByText('SIGNED', { selector: badge })).toBeVisible();
  // What is left to edit is the draft.
  expect(page.getAllByRole('button', { name: /^Edit note/ })).toHaveLength(1);
  expect(page.queryByRole('button', { name: /^More: / })).toBeNull();
});

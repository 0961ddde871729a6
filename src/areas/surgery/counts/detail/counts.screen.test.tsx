// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aCaseUnderWay, checklistOf, countAll } from '../../theatre-papers.fixture.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

async function aCountedCase() {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { caller: second } = await aStaffMember(opened, hospital, ['surgery.nursing']);
  const { id: caseId } = await aCaseUnderWay(admin);
  const show = (part: string) =>
    renderScreen(hospital, `/dashboard/surgery/cases/${caseId}?part=${part}`, { as: 'tenant_admin' });
  return { admin, second, caseId, show };
}

test('every kind is counted before, and the count waits for the second person', async () => {
  const { show } = await aCountedCase();
  const page = await show('counts');
  await page.user.click(await page.findByRole('button', { name: 'Count before' }));
  const form = within(await page.findByRole('dialog', { name: 'Before the operation' }));
  await page.user.click(form.getByRole('button', { name: 'Record count' }));
  expect((await form.findAllByText('Enter a whole number from 0 to 9999.')).length).toBe(5);
  for (const kind of ['Swabs', 'Large swabs', 'Needles', 'Blades', 'Instruments']) {
    await page.user.type(form.getByRole('textbox', { name: kind }), '4');
  }
  await page.user.click(form.getByRole('button', { name: 'Record count' }));
  expect(await page.findByText('Waits for the second person')).toBeVisible();
  expect(page.getByText('A second person must confirm the count.')).toBeVisible();
  // Who has counted confirms nothing.
  expect(page.queryByRole('button', { name: /^Confirm:/ })).toBeNull();
});

test('a difference is named with its reason; the checklist says why the counts are not ticked', async () => {
  const { admin, second, caseId, show } = await aCountedCase();
  await countAll([admin, second], { caseId, moment: 'before', pieces: 3 });
  await countAll([admin, second], { caseId, moment: 'end', pieces: 2 });
  const page = await show('checklist');
  await page.user.click(await page.findByRole('checkbox', { name: /counts are complete/ }));
  expect(await page.findByText(/^The counts do not agree: Swabs: 2 of 3, .* Find the piece/)).toBeVisible();
  await page.user.click(page.getByRole('tab', { name: 'Counts' }));
  await page.user.click(await page.findByRole('button', { name: 'Name the reason' }));
  const form = within(await page.findByRole('dialog', { name: 'Name the reason' }));
  await page.user.type(form.getByLabelText(/^Reason/), 'Searched twice');
  await page.user.click(form.getByRole('button', { name: 'Name the reason' }));
  expect(await page.findByText('The counts do not agree. A reason is recorded.')).toBeVisible();
  await page.user.click(page.getByRole('tab', { name: 'Safety Checklist' }));
  await page.user.click(await page.findByRole('checkbox', { name: /counts are complete/ }));
  expect(await page.findByRole('checkbox', { name: /counts are complete/, checked: true })).toBeVisible();
  const { items } = await checklistOf(admin, caseId);
  expect(items.find(({ code }) => code === 'counts')!.isCompleted).toBe(true);
});

// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { CallError } from '#client/transport.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aCase } from '../../surgery.fixture.ts';
import {
  aCaseUnderWay,
  aConfirmedCase,
  checklistOf,
  countNothing,
  tickRequired,
} from '../../theatre-papers.fixture.ts';
import { listChecklists } from '../checklist.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('an item is ticked on its card, which says who and how far it is', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  await aCase(admin);
  const page = await renderScreen(hospital, '/dashboard/surgery/preop', { as: 'tenant_admin' });
  expect(
    await page.findByText('The WHO Surgical Safety Checklist is mandatory and cannot be bypassed.'),
  ).toBeVisible();
  expect(await page.findByText('Cannot proceed')).toBeVisible();
  expect(page.getByText('0 % complete')).toBeVisible();
  await page.user.click(page.getByRole('checkbox', { name: /Known allergies are checked/ }));
  expect(await page.findByText('6 % complete')).toBeVisible();
  expect(page.getByText(/^Sample tenant_admin, /)).toBeVisible();
});

test('at 100 % it is ready to proceed; whoever ticked it does not verify it', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: caseId } = await aCaseUnderWay(admin);
  const { caller: second } = await aStaffMember(opened, hospital, ['surgery.nursing']);
  await countNothing(admin, second, caseId);
  await tickRequired(admin, caseId, ['sign_out']);
  const page = await renderScreen(hospital, `/dashboard/surgery/preop?caseId=${caseId}`, {
    as: 'tenant_admin',
  });
  expect(await page.findByText('Ready to proceed')).toBeVisible();
  await page.user.click(page.getByRole('button', { name: 'Verify' }));
  await page.user.click(within(await page.findByRole('alertdialog')).getByText('Verify'));
  expect(await page.findByText(/Failed to verify checklist/)).toBeVisible();
  expect(
    page.getByText('You ticked an item yourself. Someone who ticked none must confirm this.'),
  ).toBeVisible();
});

test('read aloud it shows one phase at a time, each after the one before it', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: caseId } = await aCase(admin);
  const { id } = await checklistOf(admin, caseId);
  const page = await renderScreen(hospital, `/dashboard/surgery/preop/${id}`, { as: 'tenant_admin' });
  expect(await page.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(page.queryByText(/^Antibiotic prophylaxis/)).toBeNull();
  await page.user.click(page.getByRole('button', { name: 'Next phase' }));
  expect(await page.findByRole('heading', { name: 'Time Out' })).toBeVisible();
  expect(page.getByText('Opens once Sign In is complete.')).toBeVisible();
  expect(page.getByRole('checkbox', { name: /^Antibiotic prophylaxis/ })).toBeDisabled();
  await tickRequired(admin, caseId, ['sign_in']);
  const later = await renderScreen(hospital, `/dashboard/surgery/preop/${id}`, { as: 'tenant_admin' });
  await later.user.click(await later.findByRole('checkbox', { name: /^Antibiotic prophylaxis/ }));
  expect(await later.findByText(/^Sample tenant_admin, /)).toBeVisible();
});

test("a case's page starts without the complete checklist with a reason, which the director's list tells", async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: caseId } = await aConfirmedCase(admin);
  const address = `/dashboard/surgery/cases/${caseId}?part=checklist`;
  const page = await renderScreen(hospital, address, { as: 'tenant_admin' });
  const emergency = 'Start without complete checklist (emergency)';
  await page.user.click(await page.findByText(emergency));
  await page.user.type(await page.findByLabelText(/Reason for the emergency/), 'Bleeding that cannot wait');
  const dialog = within(page.getByRole('dialog'));
  await page.user.click(dialog.getByText(emergency));
  // The case of the test is planned for another day, which is asked once more.
  await page.user.click(
    await dialog.findByRole('checkbox', { name: /^The operation starts on a different day than planned/ }),
  );
  await page.user.click(dialog.getByText(emergency));
  expect(await page.findByText(/started without the complete checklist/)).toBeVisible();
  const report = await renderScreen(hospital, '/dashboard/surgery/overrides', { as: 'tenant_admin' });
  expect(await report.findByText('Bleeding that cannot wait')).toBeVisible();
  expect(report.getByText('Not reviewed')).toBeVisible();
});

test('a list that does not come is told and can be tried again', async () => {
  const hospital = await opened.aHospital();
  let isLost = true;
  const page = await renderScreen(hospital, '/dashboard/surgery/preop', {
    as: 'tenant_admin',
    through: (transport) => ({
      listen: (listener, person) => transport.listen(listener, person),
      send: (id, input, options) =>
        isLost && id === listChecklists.id
          ? Promise.reject(new CallError('INTERNAL'))
          : transport.send(id, input, options),
    }),
  });
  expect(await page.findByText('Failed to load checklists')).toBeVisible();
  isLost = false;
  await page.user.click(page.getByRole('button', { name: /again|retry/i }));
  expect(await page.findByText('No checklists found')).toBeVisible();
});

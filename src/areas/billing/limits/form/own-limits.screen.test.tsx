// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePassword } from '#areas/people/people.samples.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { chooseInHead } from '#testing/screens/head-menu.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { anInvoice } from '../../billing.fixture.ts';
import { listOwnLimits } from '../own-limit.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

test('an administrator sets what a role does alone; an empty field is without a limit', async () => {
  const page = await renderScreen(hospital, '/dashboard/settings?tab=organization', { as: admin });
  await page.user.click(await page.findByRole('button', { name: 'Change the limits of Administrator' }));
  const form = within(await page.findByRole('dialog'));
  await page.user.type(form.getByLabelText(/^Highest discount given alone/), '12.5');
  await page.user.type(form.getByLabelText(/^Highest invoice voided alone/), '100');
  await page.user.click(form.getByRole('button', { name: 'Save' }));
  const row = within(await page.findByRole('row', { name: /^Administrator/ }));
  expect(await row.findByText('Up to 12.5 %')).toBeVisible();
  const { rows } = await admin.call(listOwnLimits, {});
  expect(rows.find(({ name }) => name === 'Administrator')).toMatchObject({
    ...{ discountBasisPoints: 1250, creditMinor: null, voidMinor: 10_000, reopensMonths: true },
  });
});

test('what goes beyond it asks for a colleague, whose wrong password is told at its field', async () => {
  const approver = await aStaffMember(opened, hospital, ['billing.read', 'billing.refunds']);
  const invoice = await anInvoice(admin, { send: true });
  const page = await renderScreen(hospital, `/dashboard/billing/${invoice.id}`, { as: admin });
  await chooseInHead('Void');
  const form = within(await page.findByRole('dialog'));
  await page.user.type(form.getByLabelText(/^Reason/), 'Written twice');
  const submit = () => page.user.click(form.getByRole('button', { name: /^Void/ }));
  await submit();
  const person = await form.findByLabelText(/^Confirmed by/);
  await within(person).findByRole('option', { name: /^Staff/ });
  await page.user.selectOptions(person, approver.userId);
  await page.user.type(form.getByLabelText(/^Password of this person/), 'wrong');
  await submit();
  expect(await form.findByText(/password/i, { selector: '[id$="-error"]' })).toBeVisible();
  await page.user.type(form.getByLabelText(/^Password of this person/), samplePassword);
  await submit();
  expect(await page.findByText('Void', { selector: '.mantine-Badge-label' })).toBeVisible();
});

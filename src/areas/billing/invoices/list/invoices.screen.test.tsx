// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { anInvoice } from '../../billing.fixture.ts';
import { getInvoice } from '../invoice.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('a draft is sent on the way to its payment, after asking', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: invoiceId, invoiceNumber } = await anInvoice(admin);
  const { caller: clerk } = await aStaffMember(opened, hospital, [
    'billing.read',
    'billing.write',
    'billing.payments',
  ]);
  const page = await renderScreen(hospital, '/dashboard/billing', { as: clerk });
  await page.user.click(await page.findByRole('button', { name: /^Record Payment: / }));
  const question = within(await page.findByRole('alertdialog', { name: 'Send invoice' }));
  expect((await admin.call(getInvoice, { invoiceId })).status).toBe('draft');
  await page.user.click(question.getByRole('button', { name: 'Send' }));
  const payment = within(await page.findByRole('dialog', { name: `Record Payment for ${invoiceNumber}` }));
  await page.user.click(payment.getByRole('button', { name: 'Record Payment' }));
  expect(await page.findByText(/^Payment recorded, receipt RCT-/)).toBeVisible();
  expect((await admin.call(getInvoice, { invoiceId })).status).toBe('paid');
  // The list is fetched again after the message.
  await waitFor(() => expect(page.queryByRole('button', { name: /^Record Payment: / })).toBeNull());
});

// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { anInvoice } from '../../../billing.fixture.ts';
import { recordPayment } from '../../payment.contract.ts';
import { openCashierDay } from '../cashier.contract.ts';

describe('closing a day', () => {
  const opened = openTestSystem();
  afterAll(() => opened.close());

  async function closing(counted: string, explanation?: string) {
    const hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    await admin.call(openCashierDay, { openingMinor: 10_000 });
    const screen = await renderScreen(hospital, '/dashboard/billing/cashier', { as: 'tenant_admin' });
    await screen.user.click((await screen.findAllByRole('button', { name: /^Close Day/ }))[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: "Close cashier's day" }));
    await screen.user.type(dialog.getByLabelText(/^Cash counted/), counted);
    if (explanation) await screen.user.type(dialog.getByLabelText(/^Why it differs/), explanation);
    const submit = () => screen.user.click(dialog.getByRole('button', { name: 'Close Day' }));
    return { screen, dialog, submit, admin };
  }

  test('short, it says by how much, asks why, and is never told as a success', async () => {
    const { screen, dialog, submit } = await closing('90');
    expect(dialog.getByText('Short by ৳10.00')).toBeVisible();
    await submit();
    expect(dialog.getByLabelText(/^Why it differs/)).toHaveAccessibleDescription(/Enter the reason/);
    await screen.user.type(dialog.getByLabelText(/^Why it differs/), 'A note was torn');
    await submit();
    const told = await screen.findByText(/^The day is closed, short by ৳10.00/);
    expect(told.closest('.mantine-Notification-root')).toHaveStyle({
      '--notification-color': 'var(--mantine-color-yellow-filled)',
    });
    expect(await screen.findByText('Short by ৳10.00')).toBeVisible();
  });

  test('over, it asks why as well', async () => {
    const over = await closing('100.5', 'Change not given');
    expect(over.dialog.getByText('Over by ৳0.50')).toBeVisible();
    await over.submit();
    expect(await over.screen.findByText(/^The day is closed, over by ৳0.50/)).toBeVisible();
  });

  test('equal, it says that the cash agrees and asks nothing', async () => {
    const equal = await closing('100');
    expect(equal.dialog.getByText('Agrees')).toBeVisible();
    await equal.submit();
    expect(await equal.screen.findByText('The day is closed, and the cash agrees.')).toBeVisible();
  });

  test('what is taken while the form is open is expected in the drawer as well', async () => {
    const { screen, dialog, submit, admin } = await closing('150');
    expect(dialog.getByText('Over by ৳50.00')).toBeVisible();
    const { id: invoiceId } = await anInvoice(admin, { send: true });
    await admin.call(recordPayment, { invoiceId, parts: [{ method: 'cash', amountMinor: 5000 }] });
    expect(await dialog.findByText('Agrees')).toBeVisible();
    await submit();
    expect(await screen.findByText('The day is closed, and the cash agrees.')).toBeVisible();
  });
});

// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aCreditNote, anInvoice } from '../../billing.fixture.ts';
import { recordPayment } from '../../payments/payment.contract.ts';

describe('crediting items of an invoice', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  async function aPaidBill() {
    const items = [
      { name: 'Dressing', quantity: 2, priceMinor: 20_000 },
      { name: 'X-ray', quantity: 1, priceMinor: 60_000 },
    ];
    const bill = await anInvoice(admin, { items, send: true });
    const parts = [{ method: 'card' as const, amountMinor: bill.totalMinor }];
    await admin.call(recordPayment, { invoiceId: bill.id, parts });
    return bill;
  }

  test('what is left and what it comes to is shown while one types; too much is told at its line', async () => {
    const bill = await aPaidBill();
    await aCreditNote(admin, bill);
    const screen = await renderScreen(hospital, `/dashboard/billing/${bill.id}`, { as: 'tenant_admin' });
    await screen.user.click(await screen.findByRole('button', { name: 'Credit Items' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Credit items of INV-/ }));
    expect(dialog.getByText('1 of 2 left')).toBeVisible();
    await screen.user.click(dialog.getByRole('button', { name: 'Credit Items' }));
    const dressing = dialog.getByLabelText('Units of Dressing to credit');
    expect(dressing).toHaveAccessibleDescription('Choose what to credit.');
    await screen.user.clear(dressing);
    await screen.user.type(dressing, '2');
    await screen.user.click(dialog.getByRole('button', { name: 'Credit Items' }));
    expect(dressing).toHaveAccessibleDescription('At most 1 can still be credited.');
    expect(dialog.getByLabelText(/^Reason/)).toHaveAccessibleDescription('Enter a reason.');
    await screen.user.clear(dressing);
    await screen.user.type(dressing, '1');
    expect(dialog.getByText('To give back afterwards').closest('div')).toHaveTextContent('৳440.00');
    await screen.user.type(dialog.getByLabelText(/^Reason/), 'Only one was done');
    await screen.user.click(dialog.getByRole('button', { name: 'Credit Items' }));
    expect(await screen.findByText(/^CN-\d+: ৳220.00 of INV-\d+ credited$/)).toBeVisible();
    expect(await screen.findByText(/^৳440.00 more was paid than is owed/)).toBeVisible();
    expect(screen.getByText('2 credited')).toBeVisible();
  });

  test('who only reads invoices sees the credit note and neither button', async () => {
    const bill = await aPaidBill();
    await aCreditNote(admin, bill);
    const screen = await renderScreen(hospital, `/dashboard/billing/${bill.id}`, { as: 'receptionist' });
    expect(await screen.findByRole('button', { name: /^Print Credit Note/ })).toBeVisible();
    for (const name of ['Credit Items', 'Request Refund', 'Correct a Payment', 'Record Payment']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  test('a draft is not credited', async () => {
    const { id } = await anInvoice(admin);
    const screen = await renderScreen(hospital, `/dashboard/billing/${id}`, { as: 'tenant_admin' });
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Credit Items' })).toBeNull();
  });

  test('an invoice that is credited in full says so, and nothing is left to credit or to void', async () => {
    const bill = await anInvoice(admin, { send: true });
    await aCreditNote(admin, bill);
    const screen = await renderScreen(hospital, `/dashboard/billing/${bill.id}`, { as: 'tenant_admin' });
    const facts = within(await screen.findByRole('region', { name: 'Invoice' }));
    expect(facts.getByText('Credited')).toBeVisible();
    for (const name of ['Credit Items', 'Void', 'Record Payment']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});

// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen, type Screen } from '#testing/screens/render-screen.tsx';
import { anInvoice } from '../../billing.fixture.ts';
import { updateBillingSettings } from '../../settings/billing-settings.contract.ts';
import { recordPayment } from '../payment.contract.ts';

describe('the form of a payment', () => {
  const opened = openTestSystem();
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
  });
  afterAll(() => opened.close());

  async function openForm() {
    const admin = await hospital.as('tenant_admin');
    const { id } = await anInvoice(admin, { send: true });
    const screen = await renderScreen(hospital, `/dashboard/billing/${id}`, { as: 'tenant_admin' });
    await screen.user.click(await screen.findByRole('button', { name: 'Record Payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Record Payment for INV-/ }));
    return { admin, screen, dialog };
  }

  async function payBy(
    { screen, dialog }: { screen: Screen; dialog: ReturnType<typeof within> },
    method: string,
    number: string,
  ) {
    await screen.user.selectOptions(dialog.getByLabelText('Method'), method);
    const field = dialog.getByLabelText(/^Transaction number/);
    await screen.user.clear(field);
    if (number) await screen.user.type(field, number);
    await screen.user.click(dialog.getByRole('button', { name: 'Record Payment' }));
  }

  test('a wallet asks for its transaction number and says when it cannot be one', async () => {
    const form = await openForm();
    await payBy(form, 'bKash', '');
    const field = form.dialog.getByLabelText(/^Transaction number/);
    expect(field).toHaveAccessibleDescription(/Enter the transaction number/);
    await payBy(form, 'Rocket', 'yesterday');
    expect(field).toHaveAccessibleDescription(/This is not a transaction number of this wallet/);
  });

  test('a transaction that stands elsewhere is named, and recorded when the cashier says that it paid both', async () => {
    const form = await openForm();
    const other = await anInvoice(form.admin, { send: true });
    const part = { method: 'nagad' as const, amountMinor: 500, reference: '71Q9XK2P' };
    await form.admin.call(recordPayment, { invoiceId: other.id, parts: [part] });
    await payBy(form, 'Nagad', '71q9xk2p');
    const alert = await form.dialog.findByRole('alert');
    expect(alert).toHaveTextContent(new RegExp(`71Q9XK2P is already on RCT-\\d+ of ${other.invoiceNumber}`));
    await form.screen.user.click(within(alert).getByRole('button', { name: 'It paid both: record it' }));
    expect(await form.screen.findByText(/^Payment recorded, receipt RCT-/)).toBeVisible();
  });

  test('what is offered follows what is due, until something is typed', async () => {
    const { admin, screen, dialog } = await openForm();
    const invoiceId = screen.address().split('/').at(-1)!;
    const amount = () => screen.findByLabelText(/^Amount/);
    const before = Number(((await amount()) as HTMLInputElement).value);
    const pay = (amountMinor: number) =>
      admin.call(recordPayment, {
        invoiceId,
        parts: [{ method: 'card', amountMinor, reference: `Slip ${amountMinor}` }],
      });
    expect(dialog.getByLabelText('Method')).toBeVisible();
    await pay(100);
    await waitFor(async () => expect(await amount()).toHaveValue((before - 1).toFixed(2)));
    await screen.user.type(await screen.findByLabelText('Notes'), 'by his son');
    await pay(100);
    expect(await screen.findByText(/^This is more than what is due/)).toBeVisible();
    expect(await amount()).toHaveValue((before - 1).toFixed(2));
    expect(await screen.findByLabelText('Notes')).toHaveValue('by his son');
  });

  test('cash without an open day says beforehand that it opens one, unless days are opened by hand', async () => {
    const { screen, dialog, admin } = await openForm();
    expect(await dialog.findByText(/This cash opens one with a float of ৳0.00/)).toBeVisible();
    await screen.user.selectOptions(dialog.getByLabelText('Method'), 'Card');
    expect(dialog.queryByText(/opens one with a float/)).toBeNull();
    await admin.call(updateBillingSettings, { cashNeedsOpenDay: true });
    await screen.user.selectOptions(dialog.getByLabelText('Method'), 'Cash');
    await screen.user.click(dialog.getByRole('button', { name: 'Record Payment' }));
    expect(await dialog.findByText(/Open your cashier’s day before you take cash/)).toBeVisible();
    expect(dialog.getAllByRole('link', { name: 'Open my day' })[0]).toBeVisible();
    await admin.call(updateBillingSettings, { cashNeedsOpenDay: false });
  });
});

// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  approvePayment,
  listPayments,
  rejectPayment,
} from '#areas/platform/payments/client-payment.contract.ts';
import { changeSubscription } from '#areas/platform/clients/client.contract.ts';
import { listPlans } from '#areas/platform/plans/plan.contract.ts';
import { signedGateway } from '#hosts/node/payments/signed-gateway.ts';
import { type Caller, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { chooseInRow } from '#testing/screens/row-menu.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { submitProof } from '../../proofs/payment-proof.contract.ts';
import { aLicenseInvoice, anOnlinePayment, aProof } from '../../subscriptions.fixture.ts';

const path = '/dashboard/license-billing';
const dayMs = 86_400_000;

const payments = signedGateway({
  page: 'https://pay.example/checkout',
  state: 'https://pay.example/state',
  merchant: 'openward',
  secret: 'a secret of two dozen letters',
  publicUrl: 'https://care.example',
});

describe('the bills of a hospital on its screen', () => {
  const opened = openTestSystem(undefined, { payments });
  let operator: Caller;
  let planId: string;

  beforeAll(async () => {
    ({ operator } = await aPlatform(opened));
    const { rows } = await operator.call(listPlans, {});
    planId = rows.find(({ code }) => code === 'basic')!.id;
  });
  afterAll(() => opened.close());

  async function aClient() {
    const hospital = await opened.aHospital();
    const agreed = { clientId: hospital.tenantId, version: 0, planId, status: 'active' as const };
    await operator.call(changeSubscription, agreed);
    return { hospital, admin: await hospital.as('tenant_admin') };
  }

  /** Lets what the hospital has paid for end so many days ago. */
  async function endPeriod(tenantId: string, daysAgo: number) {
    const period_ends_at = new Date(opened.clock.now().getTime() - daysAgo * dayMs).toISOString();
    await opened.database.inTenant(tenantId, 'write', (db) =>
      db.updateTable('subscription').set({ period_ends_at }).where('tenant_id', '=', tenantId).execute(),
    );
  }

  test('a hospital without invoices is told when the first one comes', async () => {
    const { hospital } = await aClient();
    const screen = await renderScreen(hospital, path, { as: 'tenant_admin' });
    expect(await screen.findByText('No invoices yet')).toBeVisible();
    expect(screen.getByText('Billing Information')).toBeVisible();
  });

  test('an administrator submits a proof, and a wrong number is told at its field', async () => {
    const { hospital } = await aClient();
    await aLicenseInvoice(opened, hospital.tenantId);
    const screen = await renderScreen(hospital, path, { as: 'tenant_admin' });
    await chooseInRow(/^Submit Payment Proof/);
    const dialog = within(await screen.findByRole('dialog', { name: /^Submit Payment Proof for SUB-/ }));
    const number = dialog.getByLabelText(/^Transaction number/);
    await screen.user.click(number);
    await screen.user.paste('12');
    await screen.user.click(dialog.getByLabelText(/^Payer name/));
    await screen.user.paste('Accounts Office');
    await screen.user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(number).toHaveAccessibleDescription(/at least 4 letters or digits/);
    await screen.user.click(number);
    await screen.user.paste('34TX99');
    await screen.user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Waiting for review')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Submit Payment Proof/ })).toBeNull();
  });

  test('a transaction that counts elsewhere is refused in words, and what was typed stays', async () => {
    const other = await aClient();
    const proof = aProof(await aLicenseInvoice(opened, other.hospital.tenantId));
    await other.admin.call(submitProof, proof);
    const { hospital } = await aClient();
    await aLicenseInvoice(opened, hospital.tenantId);
    const screen = await renderScreen(hospital, path, { as: 'tenant_admin' });
    await chooseInRow(/^Submit Payment Proof/);
    const dialog = within(await screen.findByRole('dialog', { name: /^Submit Payment Proof for SUB-/ }));
    const number = dialog.getByLabelText(/^Transaction number/);
    await screen.user.click(number);
    await screen.user.paste(proof.transactionId);
    await screen.user.click(dialog.getByLabelText(/^Payer name/));
    await screen.user.paste('Accounts Office');
    await screen.user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Each transaction can be used only once.');
    expect(number).toHaveValue(proof.transactionId);
  });

  test('the hospital reads why a proof was refused, and that another one was approved', async () => {
    const { hospital, admin } = await aClient();
    const invoiceId = await aLicenseInvoice(opened, hospital.tenantId);
    const refused = await admin.call(submitProof, aProof(invoiceId));
    const note = 'Nothing has come in under this number.';
    await operator.call(rejectPayment, { clientPaymentId: refused.id, version: 1, note });
    const screen = await renderScreen(hospital, path, { as: 'tenant_admin' });
    expect(await screen.findByText(note)).toBeVisible();
    const { id: clientPaymentId } = await admin.call(submitProof, aProof(invoiceId));
    await operator.call(approvePayment, { clientPaymentId, version: 1 });
    const again = await renderScreen(hospital, path, { as: 'tenant_admin' });
    expect(await again.findByText('Approved')).toBeVisible();
    expect((await operator.call(listPayments, { status: 'approved' })).rows.length).toBeGreaterThan(0);
  });

  test('who comes back from the gateway is told what has become of the payment', async () => {
    const { hospital } = await aClient();
    const invoiceId = await aLicenseInvoice(opened, hospital.tenantId);
    const payment = await anOnlinePayment(opened, hospital.tenantId, invoiceId);
    const screen = await renderScreen(hospital, `${path}?payment=${payment}`, { as: 'tenant_admin' });
    expect(await screen.findByText('The payment was not made')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Pay online/ })).toBeVisible();
  });

  test('who reads bills sees the invoices and submits nothing', async () => {
    const { hospital } = await aClient();
    await aLicenseInvoice(opened, hospital.tenantId);
    const screen = await renderScreen(hospital, path, { as: 'receptionist' });
    expect(await screen.findByRole('button', { name: /^Print/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Submit Payment Proof|^Pay online/ })).toBeNull();
  });

  test('past due is told above every screen to who reads bills, and to nobody else', async () => {
    const { hospital } = await aClient();
    await endPeriod(hospital.tenantId, 2);
    const screen = await renderScreen(hospital, '/dashboard/patients', { as: 'tenant_admin' });
    expect(await screen.findByText('The subscription is past due')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open Subscription & Billing' })).toBeVisible();
    const nurse = await renderScreen(hospital, '/dashboard/patients', { as: 'nurse' });
    expect(await nurse.findByRole('heading', { name: 'Patients', level: 1 })).toBeVisible();
    expect(nurse.queryByText('The subscription is past due')).toBeNull();
  });

  test('a patient that is refused is told why above the form, and what was typed stays', async () => {
    const { hospital } = await aClient();
    await endPeriod(hospital.tenantId, 20);
    const screen = await renderScreen(hospital, '/dashboard/patients/new', { as: 'receptionist' });
    expect(await screen.findByText('New patients and staff cannot be added')).toBeVisible();
    const first = await screen.findByLabelText(/^First name/);
    await screen.user.click(first);
    await screen.user.paste('Abul');
    await screen.user.click(screen.getByLabelText(/^Last name/));
    await screen.user.paste('Kashem');
    await screen.user.selectOptions(screen.getByLabelText(/^Gender/), 'Male');
    await screen.user.click(screen.getByLabelText(/^Date of birth/));
    await screen.user.paste('1990-01-05');
    await screen.user.click(screen.getByRole('button', { name: 'Register patient' }));
    expect(await screen.findByText(/no new patients can be added/)).toBeVisible();
    expect(first).toHaveValue('Abul');
  });
});

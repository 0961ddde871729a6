// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submitProof } from '#areas/subscriptions/proofs/payment-proof.contract.ts';
import { aLicenseInvoice, aProof } from '#areas/subscriptions/subscriptions.fixture.ts';
import { type Caller, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { chooseInRow } from '#testing/screens/row-menu.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { changeSubscription } from '../../clients/client.contract.ts';
import { listPlans } from '../../plans/plan.contract.ts';

describe('the review of payments on the screen', () => {
  const opened = openTestSystem();
  let operator: Caller;
  let planId: string;

  beforeAll(async () => {
    ({ operator } = await aPlatform(opened));
    const { rows } = await operator.call(listPlans, {});
    planId = rows.find(({ code }) => code === 'basic')!.id;
  });
  afterAll(() => opened.close());

  async function aSubmitted(part: Parameters<typeof aProof>[1] = {}) {
    const hospital = await opened.aHospital();
    const agreed = { clientId: hospital.tenantId, version: 0, planId, status: 'active' as const };
    await operator.call(changeSubscription, agreed);
    const proof = aProof(await aLicenseInvoice(opened, hospital.tenantId), part);
    await (await hospital.as('tenant_admin')).call(submitProof, proof);
    return { hospital, proof };
  }

  const queue = (transactionId: string) => `/dashboard/admin-billing?q=${transactionId}`;

  test('another amount stands out, and is approved with a word why it is right', async () => {
    const { hospital, proof } = await aSubmitted({ amountMinor: 1100 });
    const screen = await renderScreen(hospital, queue(proof.transactionId), { as: operator });
    expect(await screen.findByText('Less than asked for')).toBeVisible();
    expect(screen.getByText('Neither name nor phone matches the hospital')).toBeVisible();
    await screen.user.click(screen.getByRole('button', { name: /^Approve/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Approve the payment of/ }));
    await screen.user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText(/needs your confirmation and a note/)).toBeVisible();
    await screen.user.click(dialog.getByLabelText('The different amount is correct'));
    await screen.user.click(dialog.getByLabelText(/^Note/));
    await screen.user.paste('The rest came in cash.');
    await screen.user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('No payments found')).toBeVisible();
  });

  test('a proof is rejected with a note alone', async () => {
    const { hospital, proof } = await aSubmitted();
    const screen = await renderScreen(hospital, queue(proof.transactionId), { as: operator });
    await chooseInRow(/^Reject/);
    const dialog = within(await screen.findByRole('dialog', { name: /^Reject the payment of/ }));
    await screen.user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText('This field is required.')).toBeVisible();
    await screen.user.click(dialog.getByLabelText(/^Note/));
    await screen.user.paste('Nothing has come in.');
    await screen.user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('No payments found')).toBeVisible();
  });

  test('payments are filtered and can be taken away, and subscriptions tell tenant, amount and seats', async () => {
    const { hospital, proof } = await aSubmitted();
    const all = `/dashboard/super-admin/payments?q=${proof.transactionId}`;
    const screen = await renderScreen(hospital, all, { as: operator });
    expect(await screen.findByText(new RegExp(proof.transactionId))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export Payments' })).toBeVisible();
    const billing = await renderScreen(hospital, '/dashboard/super-admin/billing', { as: operator });
    expect(await billing.findByRole('heading', { name: 'Active Subscriptions' })).toBeVisible();
    expect((await billing.findAllByText('Basic')).length).toBeGreaterThan(0);
  });

  test('nobody of a hospital opens these screens', async () => {
    const hospital = await opened.aHospital();
    for (const path of ['/dashboard/admin-billing', '/dashboard/super-admin/payments']) {
      const screen = await renderScreen(hospital, path, { as: 'tenant_admin' });
      expect(await screen.findByText(/Access Denied/)).toBeVisible();
    }
  });
});

// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSubscription, readClient } from '#areas/platform/clients/client.contract.ts';
import { listPlans } from '#areas/platform/plans/plan.contract.ts';
import { type Caller, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aPlatform } from '#testing/staff/platform.ts';

describe('the plan on its screen', () => {
  const opened = openTestSystem();
  let operator: Caller;
  beforeAll(async () => void ({ operator } = await aPlatform(opened)));
  afterAll(() => opened.close());

  test('an administrator changes it, plans its end, and takes that back', async () => {
    const hospital = await opened.aHospital();
    const clientId = hospital.tenantId;
    const { rows } = await operator.call(listPlans, {});
    const planId = rows.find(({ code }) => code === 'basic')!.id;
    await operator.call(changeSubscription, { clientId, version: 0, planId, status: 'active' });
    const screen = await renderScreen(hospital, '/dashboard/license-billing', { as: 'tenant_admin' });
    await screen.user.click(await screen.findByRole('button', { name: 'Change Plan' }));
    await screen.user.click(await screen.findByRole('button', { name: 'Change to Standard now' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Change to Standard?' }));
    expect(asked.getByText(/You get an invoice for .*100\.00/)).toBeVisible();
    await screen.user.click(asked.getByRole('button', { name: 'Change to Standard now' }));
    expect(await screen.findByText('Change to the Standard plan')).toBeVisible();
    // The plan is asked for apart from its invoices, and what is cancelled next is the plan as it stands.
    const current = within(screen.getByRole('region', { name: 'Current Plan' }));
    expect(await current.findByText('Standard')).toBeVisible();
    expect(await operator.call(readClient, { clientId })).toMatchObject({ plan: { name: 'Standard' } });

    await screen.user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    const ending = within(await screen.findByRole('alertdialog', { name: 'Cancel the subscription?' }));
    await screen.user.click(ending.getByRole('button', { name: 'Cancel Subscription' }));
    await screen.user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const back = within(await screen.findByRole('alertdialog', { name: 'Take the change back?' }));
    await screen.user.click(back.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('button', { name: 'Change Plan' })).toBeVisible();
  });
});

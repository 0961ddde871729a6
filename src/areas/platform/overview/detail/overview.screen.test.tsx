// @vitest-environment jsdom
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFirstHour } from '#areas/settings/first-hour/first-hour.contract.ts';
import type { Transport } from '#client/transport.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { type Caller, embeddedPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { losingFirst } from '#testing/screens/losing-first.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { chooseInHead } from '#testing/screens/head-menu.ts';
import { chooseInRow } from '#testing/screens/row-menu.ts';
import { aPlatform } from '#testing/staff/platform.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

describe('the screens of the operator', () => {
  const opened = openTestSystem(postgres);
  let operator: Caller;
  let hospital: Hospital;

  beforeAll(async () => {
    ({ operator } = await aPlatform(opened));
    hospital = await opened.aHospital();
    await hospital.as('nurse');
    await opened.system.runMinuteJobs();
  });
  afterAll(() => opened.close());

  const open = (address: string, through?: (transport: Transport) => Transport) =>
    renderScreen(hospital, address, { as: operator, ...(through && { through }) });

  test('an operator on UTC is asked once by which clock they work, and has no first steps of a hospital', async () => {
    const screen = await open('/dashboard/super-admin/overview');
    const clock = await screen.findByRole('region', { name: 'Which time zone are you in?' });
    await userEvent.setup().click(within(clock).getByRole('button', { name: 'Keep UTC' }));
    await expect.poll(() => clock.isConnected).toBe(false);
    expect(await operator.call(readFirstHour, {})).toEqual({
      isClockAsked: false,
      isHidden: false,
      steps: [],
    });
  });

  test('the home of the operator is the overview with a row for each hospital', async () => {
    const screen = await open('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Platform Overview', level: 1 })).toBeVisible();
    expect(screen.address()).toBe('/dashboard/super-admin/overview');
    const row = within(await screen.findByRole('row', { name: new RegExp(hospital.slug) }));
    expect(row.getByText('4')).toBeVisible();
    expect(row.getByText('Active')).toBeVisible();
    for (const name of ['Total Tenants', 'Active Tenants', 'Monthly Revenue', 'Total Users']) {
      expect(screen.getByText(name)).toBeVisible();
    }
    expect(await screen.findByText('No trial ends within 14 days')).toBeVisible();
  });

  test('Manage Tenant leads to the page on which a hospital is managed', async () => {
    const screen = await open(`/dashboard/super-admin/overview?q=${hospital.slug}`);
    await chooseInRow(/^Manage Tenant/, await screen.findByRole('row', { name: new RegExp(hospital.slug) }));
    expect(await screen.findByRole('button', { name: 'Manage Subscription' })).toBeVisible();
    expect(screen.address()).toBe(`/dashboard/super-admin/clients/${hospital.tenantId}?next=manage`);
    await chooseInHead('Suspend');
    expect(await screen.findByRole('dialog', { name: 'Suspend the hospital' })).toBeVisible();
  });

  test('the home of a hospital stays its own, and the overview is closed to its administrator', async () => {
    const screen = await renderScreen(hospital, '/dashboard', { as: 'tenant_admin' });
    expect(await screen.findByRole('heading', { name: /^Welcome/, level: 1 })).toBeVisible();
    const closed = await renderScreen(hospital, '/dashboard/super-admin/overview', { as: 'tenant_admin' });
    expect(await closed.findByText('Access Denied')).toBeVisible();
  });

  test('the acts of hospitals are narrowed by what the address says', async () => {
    const screen = await open('/dashboard/super-admin/audit-logs?tab=hospitals');
    expect(await screen.findByRole('heading', { name: 'Audit Logs', level: 1 })).toBeVisible();
    await screen.findByRole('option', { name: 'Signed in' });
    await screen.user.selectOptions(screen.getByLabelText('Action'), 'Signed in');
    expect(screen.address()).toContain('action=SIGNED_IN');
    expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
  });

  test('each part of the system shows its state, numbers and limits', async () => {
    const screen = await open('/dashboard/super-admin/system-health');
    const server = within(await screen.findByRole('region', { name: 'This server process' }));
    expect(server.getByRole('row', { name: /Running for/ })).toHaveTextContent('120 min');
    expect(server.getByRole('row', { name: /Memory/ })).toHaveTextContent('1,500 MB and 3,000 MB');
    expect(screen.queryByText('Demo mode (simulated)')).toBeNull();
  });

  test('figures of the health that cannot be read say so as well', async () => {
    const screen = await open('/dashboard/super-admin/system-health', losingFirst('health.read', 'INTERNAL'));
    expect(await screen.findByText('Failed to load system health')).toBeVisible();
    expect(screen.queryByText('Total Events')).toBeNull();
    await screen.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Total Events')).toBeVisible();
    expect(screen.queryByText('Failed to load system health')).toBeNull();
  });

  test('health that cannot be read says so and can be tried again', async () => {
    const through = losingFirst('platformHealth.read', 'INTERNAL');
    const screen = await open('/dashboard/super-admin/system-health', through);
    expect(await screen.findByText('Failed to load system health')).toBeVisible();
    await screen.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Database' })).toBeVisible();
  });
});

// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readClient, suspendClient } from '#areas/platform/clients/client.contract.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { type Caller, embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aPlatform } from '#testing/staff/platform.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

describe('who the operator is, on the screens', () => {
  const opened = openTestSystem(postgres);
  let operator: Caller;
  beforeAll(async () => {
    ({ operator } = await aPlatform(opened));
  });
  afterAll(() => opened.close());

  test('what the operator types in the settings is what a hospital reads on its subscription', async () => {
    const hospital = await opened.aHospital();
    const settings = await renderScreen(hospital, '/dashboard/settings', { as: operator });
    const section = within(await settings.findByRole('region', { name: 'Who runs this platform' }));
    const phone = await section.findByRole('textbox', { name: 'Phone' });
    await settings.user.clear(phone);
    await settings.user.type(phone, 'call us');
    await settings.user.click(section.getByRole('button', { name: 'Save' }));
    expect(await section.findByText(/phone number/i)).toBeVisible();
    await settings.user.clear(phone);
    await settings.user.type(phone, '+880 2 555 0110');
    await settings.user.type(section.getByRole('textbox', { name: 'bKash' }), '01711 555 010 (merchant)');
    await settings.user.click(section.getByRole('button', { name: 'Save' }));
    expect(await settings.findByText(/Operator details saved/)).toBeVisible();

    const bills = await renderScreen(hospital, '/dashboard/license-billing', { as: 'tenant_admin' });
    const card = within(await bills.findByRole('region', { name: 'Platform operator' }));
    expect(await card.findByText('Platform')).toBeVisible();
    expect(card.getByRole('link', { name: '+880 2 555 0110' })).toHaveAttribute('href', 'tel:+88025550110');
    expect(card.getByText('01711 555 010 (merchant)')).toBeVisible();
  });

  test('a hospital has no such section in its settings, and an applicant reads no account', async () => {
    const hospital = await opened.aHospital();
    const settings = await renderScreen(hospital, '/dashboard/settings', { as: 'tenant_admin' });
    expect(await settings.findByRole('button', { name: 'Close Account' })).toBeVisible();
    expect(settings.queryByRole('region', { name: 'Who runs this platform' })).toBeNull();
    const signup = await renderScreen(hospital, '/signup', { as: 'tenant_admin' });
    expect(await signup.findByText(/: Platform · 1 Test Road · /)).toBeVisible();
    expect(signup.queryByText(/merchant/)).toBeNull();
  });

  test('people of a suspended hospital read above every screen what works and whom to ask', async () => {
    const { operator: asked } = await aPlatform(opened);
    const hospital = await opened.aHospital();
    const clientId = hospital.tenantId;
    const { version } = await asked.call(readClient, { clientId });
    await asked.call(suspendClient, { clientId, version, reason: 'Not paid' });
    const screen = await renderScreen(hospital, '/dashboard/patients', { as: 'doctor' });
    const notice = within(
      (await screen.findByText('Your hospital is suspended')).closest<HTMLElement>('[role=alert]')!,
    );
    expect(await notice.findByText(/operator@platform\.example/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Patients' })).toBeVisible();
  });
});

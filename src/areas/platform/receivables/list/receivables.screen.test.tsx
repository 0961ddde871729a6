// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLicenseInvoice } from '#areas/subscriptions/subscriptions.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { chooseInRow } from '#testing/screens/row-menu.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { changeSubscription } from '../../clients/client.contract.ts';
import { listPlans } from '../../plans/plan.contract.ts';
import { readReceivable } from '../receivable.contract.ts';

const path = '/dashboard/super-admin/receivables';

describe('the receivables on the screen', () => {
  const opened = openTestSystem();
  let operator: Caller;
  let planId: string;
  beforeAll(async () => {
    ({ operator } = await aPlatform(opened));
    const { rows } = await operator.call(listPlans, {});
    planId = rows.find(({ code }) => code === 'basic')!.id;
  });
  afterAll(() => opened.close());

  async function aLateClient(): Promise<{ hospital: Hospital; invoiceId: string }> {
    const hospital = await opened.aHospital();
    const clientId = hospital.tenantId;
    await operator.call(changeSubscription, { clientId, version: 0, planId, status: 'active' });
    return { hospital, invoiceId: await aLicenseInvoice(opened, clientId, { inDays: -40 }) };
  }

  const showOf = (hospital: Hospital, part = '') => `${path}?clientId=${hospital.tenantId}${part}`;

  test('an overdue invoice says since when, takes a discount, and says afterwards what was done', async () => {
    const { hospital, invoiceId } = await aLateClient();
    const screen = await renderScreen(hospital, showOf(hospital), { as: operator });
    expect(await screen.findByText('40 days overdue')).toBeVisible();
    await chooseInRow(/^Discount/);
    const dialog = within(await screen.findByRole('dialog', { name: /^Discount on/ }));
    await screen.user.click(dialog.getByLabelText(/^Discount/));
    await screen.user.paste('13');
    await screen.user.click(dialog.getByLabelText(/^Reason/));
    await screen.user.paste('First year');
    await screen.user.click(dialog.getByRole('button', { name: 'Give Discount' }));
    expect(await dialog.findByText(/^Enter at most/)).toBeVisible();
    await screen.user.clear(dialog.getByLabelText(/^Discount/));
    await screen.user.click(dialog.getByLabelText(/^Discount/));
    await screen.user.paste('2');
    await screen.user.click(dialog.getByRole('button', { name: 'Give Discount' }));
    expect(await screen.findByText(/Discount .*2\.00/)).toBeVisible();
    const { invoice } = await operator.call(readReceivable, { clientInvoiceId: invoiceId });
    expect(invoice).toMatchObject({ discountMinor: 200, owedMinor: 1000 });
    await screen.user.click(screen.getByRole('button', { name: /^Details/ }));
    const detail = within(await screen.findByRole('dialog', { name: /^Invoice SUB-/ }));
    expect(await detail.findByText('First year')).toBeVisible();
    expect(detail.getByText(/Sample Operator of the operator/)).toBeVisible();
  });

  test('what is paid or taken back refuses what only an unpaid one takes, and says why', async () => {
    const { hospital } = await aLateClient();
    const screen = await renderScreen(hospital, showOf(hospital), { as: operator });
    await screen.findByText('40 days overdue');
    await chooseInRow(/^Take back/);
    const dialog = within(await screen.findByRole('dialog', { name: /^Take .* back/ }));
    await screen.user.click(dialog.getByRole('button', { name: 'Take back' }));
    expect(await dialog.findByText('This field is required.')).toBeVisible();
    await screen.user.click(dialog.getByLabelText(/^Reason/));
    await screen.user.paste('Written twice');
    await screen.user.click(dialog.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('No invoices found')).toBeVisible();
    const all = await renderScreen(hospital, showOf(hospital, '&show=void'), { as: operator });
    expect(await all.findByText('Taken back', { selector: 'span' })).toBeVisible();
  });

  test('a reminder names what is overdue, and the list of those who owe leads to it', async () => {
    const { hospital } = await aLateClient();
    const screen = await renderScreen(hospital, `${path}/clients?q=${hospital.slug}`, { as: operator });
    expect(await screen.findByText('Never')).toBeVisible();
    await screen.user.click(screen.getByRole('button', { name: /^Write a reminder/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Reminder to/ }));
    expect(await dialog.findByText(/40 days overdue/)).toBeVisible();
    expect(dialog.getByText(/No email address of this client is known/)).toBeVisible();
    await screen.user.click(dialog.getByRole('button', { name: 'Write Reminder' }));
    expect(await screen.findByText('Reminder written')).toBeVisible();
    const written = await renderScreen(hospital, showOf(hospital).replace(path, `${path}/reminders`), {
      as: operator,
    });
    expect(await written.findByText('Printed')).toBeVisible();
  });

  test('totals are shown by month and by year, and nobody of a hospital opens any of it', async () => {
    const { hospital } = await aLateClient();
    const screen = await renderScreen(hospital, `${path}/totals`, { as: operator });
    expect(await screen.findByRole('columnheader', { name: 'Payments received' })).toBeVisible();
    await screen.user.click(screen.getByText('Year', { selector: 'span' }));
    expect(await screen.findByRole('columnheader', { name: 'Year' })).toBeVisible();
    for (const page of ['', '/clients', '/totals', '/reminders']) {
      const denied = await renderScreen(hospital, `${path}${page}`, { as: 'tenant_admin' });
      expect(await denied.findByText(/Access Denied/)).toBeVisible();
    }
  });
});

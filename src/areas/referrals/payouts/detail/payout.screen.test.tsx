// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aReferral, aReferrer } from '../../referrals.fixture.ts';
import { updateCommissionSettings } from '../../settings/commission-settings.contract.ts';
import { type Payout, runPayouts } from '../payout.contract.ts';

const days = { startDate: '2000-01-01', endDate: '2099-12-31' };

describe('a payout on the screen', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let other: Caller;
  let payout: Payout;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    const permissions = ['referrals.read', 'referrals.commissions', 'patients.read'] as const;
    other = (await aStaffMember(opened, hospital, [...permissions])).caller;
    const { id: referrerId } = await aReferrer(admin, { name: 'Lake Road Pharmacy' });
    await aReferral(admin, { referrerId });
    payout = (await admin.call(runPayouts, { ...days, referrerId })).payouts[0]!;
  });
  afterAll(() => opened.close());

  test('who made it reads why they cannot approve it, and who made what', async () => {
    const screen = await renderScreen(hospital, `/dashboard/payouts/${payout.id}`, { as: admin });
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeDisabled();
    const reason =
      /^Someone else must approve and pay this payout: you processed it, you recorded or changed referrals in it, and you set the commission/;
    expect(screen.getByText(reason)).toBeVisible();
    const facts = screen.getByRole('region', { name: 'Payout' });
    expect(facts).toHaveTextContent(
      /Made by.*processed it, recorded or changed referrals, and set the commission/,
    );
    expect(screen.getByRole('table', { name: 'Referrals in this payout' })).toHaveTextContent('By hand: ');
  });

  test('in the list the button of its maker refuses and says why', async () => {
    const own = await renderScreen(hospital, '/dashboard/payouts', { as: admin });
    const refused = await own.findByRole('button', { name: /^Approve/ });
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    expect(refused).toHaveAccessibleDescription(/^Someone else must approve/);
    await own.user.click(refused);
    expect(own.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(own.getByRole('row', { name: /Lake Road Pharmacy/ })).toHaveTextContent(
      /1 recorded by hand.*Someone else must approve and pay this payout/,
    );
  });

  test('in the list of somebody else the button approves', async () => {
    const screen = await renderScreen(hospital, '/dashboard/payouts', { as: other });
    await screen.user.click(await screen.findByRole('button', { name: /^Approve/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await screen.user.click(question.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(`${payout.payoutNumber} approved`)).toBeVisible();
  });

  test.each([
    [true, /^In this hospital a second person must approve payouts/],
    [false, /^Approves the payouts and marks them/],
  ])('paying at once is offered only where one person may do it all: %s', async (isNeeded, sentence) => {
    await admin.call(updateCommissionSettings, { payoutNeedsSecondPerson: isNeeded });
    const screen = await renderScreen(hospital, '/dashboard/payouts', { as: admin });
    await screen.user.click((await screen.findAllByRole('button', { name: 'Process Monthly Payouts' }))[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Process Monthly Payouts' }));
    expect(await dialog.findByText(sentence)).toBeVisible();
    const payNow: HTMLInputElement = dialog.getByRole('switch', { name: /^Pay now/ });
    expect(payNow.disabled).toBe(isNeeded);
  });
});

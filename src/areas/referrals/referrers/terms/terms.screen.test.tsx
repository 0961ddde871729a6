// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aReferrer } from '../../referrals.fixture.ts';
import {
  getCommissionSettings,
  updateCommissionSettings,
} from '../../settings/commission-settings.contract.ts';
import { listReferrers } from '../referrer.contract.ts';

describe('the commission of a referrer on the screen', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let other: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    other = (await aStaffMember(opened, hospital, ['referrals.read', 'referrals.commissions'])).caller;
  });
  afterAll(() => opened.close());

  test('above the cap it is refused at its field, with how much can be given', async () => {
    const screen = await renderScreen(hospital, '/dashboard/referrals', { as: admin });
    await screen.user.click((await screen.findAllByRole('button', { name: 'Add Referrer' }))[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Referrer' }));
    await screen.user.type(dialog.getByLabelText(/^Name/), 'A friend');
    const rate = dialog.getByLabelText(/^Commission rate/);
    expect(await dialog.findByText(/^At most 20 % or .*1,000\.00 per referral/)).toBeVisible();
    await screen.user.clear(rate);
    await screen.user.type(rate, '১০০');
    await screen.user.click(dialog.getByRole('button', { name: 'Add Referrer' }));
    expect(await dialog.findByText('This hospital allows at most 20 %.')).toBeVisible();
    expect(rate).toBeInvalid();
    expect((await admin.call(listReferrers, {})).rows).toEqual([]);
    await screen.user.clear(rate);
    await screen.user.type(rate, '20');
    await screen.user.click(dialog.getByRole('button', { name: 'Add Referrer' }));
    expect(await screen.findByText('A friend added')).toBeVisible();
  });

  test('its setter sees that it waits, and confirms nothing', async () => {
    const { id } = await aReferrer(admin);
    const own = await renderScreen(hospital, `/dashboard/referrals/${id}`, { as: admin });
    const panel = await own.findByRole('region', { name: 'Referrer Information' });
    expect(panel).toHaveTextContent('Not yet confirmed by a second person');
    expect(own.queryByRole('button', { name: 'Confirm Commission' })).not.toBeInTheDocument();
  });

  test('somebody else confirms it', async () => {
    const { id } = await aReferrer(admin, { name: 'River Clinic' });
    const screen = await renderScreen(hospital, `/dashboard/referrals/${id}`, { as: other });
    await screen.user.click(await screen.findByRole('button', { name: 'Confirm Commission' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/set 5 % for River Clinic/)).toBeVisible();
    await screen.user.click(question.getByRole('button', { name: 'Confirm Commission' }));
    expect(await screen.findByText('Commission of River Clinic confirmed')).toBeVisible();
    expect(screen.queryByText('Not yet confirmed by a second person')).not.toBeInTheDocument();
  });

  test('the highest commission is set among the settings of the hospital', async () => {
    const screen = await renderScreen(hospital, '/dashboard/settings?tab=organization', { as: admin });
    const section = within(await screen.findByRole('region', { name: 'Highest commission' }));
    const share = await section.findByLabelText(/^Highest percentage/);
    expect(share).toHaveValue('20');
    await screen.user.clear(share);
    await screen.user.type(share, '১৫');
    await screen.user.click(section.getByRole('button', { name: /^Save/ }));
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(await admin.call(getCommissionSettings, {})).toMatchObject({ capBasisPoints: 1500 });
  });

  test('who stands above a lower cap is marked in the list', async () => {
    await aReferrer(admin, { name: 'Hill Clinic' });
    await admin.call(updateCommissionSettings, { capBasisPoints: 400 });
    const screen = await renderScreen(hospital, '/dashboard/referrals?q=Hill', { as: admin });
    expect(await screen.findByRole('row', { name: /Hill Clinic/ })).toHaveTextContent(
      '5 %Above the hospital’s maximum',
    );
  });
});

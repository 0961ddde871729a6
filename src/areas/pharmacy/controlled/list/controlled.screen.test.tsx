// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePassword } from '#areas/people/people.samples.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aMedicine } from '../../pharmacy.fixture.ts';

describe('controlled medicines at the screen', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let witness: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    const medicine = await aMedicine(admin, {
      ...{ name: 'Morphex', strength: '10 mg/ml', genericName: 'Morphine', baseUnit: 'ampoule' },
      isControlled: true,
    });
    await aReceipt(admin, medicine.id, {
      ...{ placeId: await placeId(admin, 'pharmacy'), lotNumber: 'M1', quantity: 20 },
    });
    const { userId } = await aStaffMember(opened, hospital, ['pharmacy.controlled']);
    witness = `Staff ${userId.slice(-6)}`;
  });
  afterAll(() => opened.close());

  test('two people count, explain what is missing, and find it in the register', async () => {
    const screen = await renderScreen(hospital, '/dashboard/pharmacy/controlled', { as: 'tenant_admin' });
    const { user } = screen;
    expect(await screen.findByText('Never counted')).toBeVisible();
    expect(screen.getByText('20 ampoule')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Count/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Count Morphex/ }));
    await user.type(dialog.getByLabelText(/^Counted/), '19');
    await dialog.findByRole('option', { name: witness });
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Witness/ }), witness);
    await user.type(dialog.getByLabelText(/^Witness’s password/), samplePassword);
    await user.click(dialog.getByRole('button', { name: 'Count' }));
    expect(await dialog.findByText(/^The register says 20\./)).toBeVisible();
    await user.type(dialog.getByLabelText(/^Explanation/), 'One broke');
    await user.type(dialog.getByLabelText(/^Witness’s password/), samplePassword);
    await user.click(dialog.getByRole('button', { name: 'Count' }));
    expect(await screen.findByText('The register said 20')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Morphex 10 mg/ml' }));
    expect(await screen.findByRole('heading', { name: 'Register: Morphex 10 mg/ml' })).toBeVisible();
    expect(await screen.findByText('Balance before: 0. Balance after: 20.')).toBeVisible();
    expect(screen.getByText('Received')).toBeVisible();
    expect(screen.getByText('Counted 19')).toBeVisible();
    expect(screen.getByText('One broke')).toBeVisible();
  });

  test('a doctor is refused at its address', async () => {
    const screen = await renderScreen(hospital, '/dashboard/pharmacy/controlled', { as: 'doctor' });
    expect(await screen.findByText('Access Denied')).toBeVisible();
  });
});

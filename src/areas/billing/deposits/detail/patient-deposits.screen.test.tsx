// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aDeposit, anInvoice } from '../../billing.fixture.ts';

describe('deposits on screen', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const newPatient = async () => (await admin.call(registerPatient, aPatient())).id;

  test('a deposit is taken on the page of the patient, and what is left of it stands there', async () => {
    const patientId = await newPatient();
    const screen = await renderScreen(hospital, `/dashboard/patients/${patientId}`, { as: 'tenant_admin' });
    const section = within(await screen.findByRole('region', { name: 'Deposits' }));
    expect(await section.findByText('This patient has no deposits yet.')).toBeVisible();
    await screen.user.click(section.getByRole('button', { name: 'Take Deposit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take a deposit' }));
    await screen.user.type(dialog.getByLabelText(/^Amount/), '1500');
    await screen.user.click(dialog.getByRole('button', { name: 'Take Deposit' }));
    expect(await screen.findByText(/^Deposit received, receipt DEP-\d{6}$/)).toBeVisible();
    expect(await section.findByText('Left: ৳1,500.00')).toBeVisible();
  });

  test('a refund above what is left is refused at its field, one within it waits for approval', async () => {
    const patientId = await newPatient();
    await aDeposit(admin, { patientId, amountMinor: 50_000 });
    const screen = await renderScreen(hospital, `/dashboard/patients/${patientId}`, { as: 'tenant_admin' });
    const section = within(await screen.findByRole('region', { name: 'Deposits' }));
    await screen.user.click(await section.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give a deposit back' }));
    const amount = dialog.getByLabelText(/^Amount/);
    await screen.user.clear(amount);
    await screen.user.type(amount, '500.01');
    await screen.user.type(dialog.getByLabelText(/^Reason/), 'Went home');
    await screen.user.click(dialog.getByRole('button', { name: 'Request Refund' }));
    expect(await dialog.findByText('Only ৳500.00 is left of the deposit.')).toBeVisible();
    await screen.user.clear(amount);
    await screen.user.type(amount, '200');
    await screen.user.click(dialog.getByRole('button', { name: 'Request Refund' }));
    expect(await section.findByText('A refund of ৳200.00 waits for approval.')).toBeVisible();
  });

  test('an invoice offers the deposit of its patient and is paid with it', async () => {
    const patientId = await newPatient();
    await aDeposit(admin, { patientId, amountMinor: 30_000 });
    const { id } = await anInvoice(admin, { patientId, send: true });
    const screen = await renderScreen(hospital, `/dashboard/billing/${id}`, { as: 'tenant_admin' });
    await screen.user.click(await screen.findByRole('button', { name: 'Use Deposit' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Pay INV-/ }));
    expect(dialog.getByText('Due: ৳1,100.00. Left of the deposit: ৳300.00.')).toBeVisible();
    await screen.user.click(dialog.getByRole('button', { name: 'Use Deposit' }));
    expect(await screen.findByText(/^৳300.00 of the deposit was used, receipt RCT-/)).toBeVisible();
  });

  test('who only reads billing sees what is left and takes nothing', async () => {
    const patientId = await newPatient();
    await aDeposit(admin, { patientId, amountMinor: 30_000 });
    const screen = await renderScreen(hospital, `/dashboard/patients/${patientId}`, { as: 'receptionist' });
    const section = within(await screen.findByRole('region', { name: 'Deposits' }));
    expect(await section.findByText('Left: ৳300.00')).toBeVisible();
    expect(section.queryByRole('button', { name: 'Take Deposit' })).toBeNull();
    expect(section.queryByRole('button', { name: 'Refund' })).toBeNull();
  });
});

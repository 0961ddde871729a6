// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aLabOrder, aLabTest } from '../../laboratory.fixture.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';

const address = '/dashboard/laboratory';

describe('the screen of laboratory orders', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let orderNumber: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    const labTest = await aLabTest(hospital);
    const order = await aLabOrder(await hospital.as('tenant_admin'), [labTest.id]);
    orderNumber = order.orderNumber;
  });
  afterAll(() => opened.close());

  test('an order without a patient or a test is refused at its fields', async () => {
    const screen = await renderScreen(hospital, address, { as: 'tenant_admin' });
    const buttons = await screen.findAllByRole('button', { name: 'New Lab Order' });
    await screen.user.click(buttons[0]!);
    const form = within(await screen.findByRole('dialog', { name: 'New Lab Order' }));
    await screen.user.click(await form.findByRole('button', { name: 'Create Order' }));
    expect(await form.findByText('Please select at least one test')).toBeVisible();
  });

  test('a status chosen is in the address, and one without orders says so', async () => {
    const screen = await renderScreen(hospital, address, { as: 'tenant_admin' });
    expect(await screen.findByRole('row', { name: new RegExp(orderNumber) })).toBeVisible();
    await screen.user.selectOptions(screen.getByLabelText('Status'), 'Completed');
    expect(await screen.findByText('No lab orders found')).toBeVisible();
    expect(screen.address()).toMatch(/status=completed/i);
  });

  test('a status that the results do not say yet is asked about before it is set', async () => {
    const screen = await renderScreen(hospital, address, { as: 'tenant_admin' });
    const select = await screen.findByLabelText(`Status of ${orderNumber}`);
    await screen.user.selectOptions(select, 'Completed');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Not every result of .* is verified/)).toBeVisible();
    await screen.user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(select).toHaveValue('pending');
  });

  test('the notice of a new order names it, opens it and prints it', async () => {
    const { id } = await (await hospital.as('receptionist')).call(registerPatient, aPatient());
    const screen = await renderScreen(hospital, `${address}?patientId=${id}`, { as: 'tenant_admin' });
    const form = within(await screen.findByRole('dialog', { name: 'New Lab Order' }));
    await screen.user.click(await form.findByRole('checkbox', { name: /^Potassium/ }));
    await screen.user.click(form.getByRole('button', { name: 'Create Order' }));
    const told = await screen.findByText(/^LAB-\d+ created$/);
    const [number] = told.textContent.split(' ');
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    await screen.user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog', { name: new RegExp(number!) })).toBeVisible();
  });

  test('an order for a patient who has died says so before it is made', async () => {
    const clerk = await hospital.as('receptionist');
    const died = { firstName: 'Karim', lastName: 'Mia', dateOfDeath: '2026-01-05' };
    const { id, patientNumber } = await clerk.call(registerPatient, { ...aPatient(), ...died });
    const screen = await renderScreen(hospital, `${address}?patientId=${id}`, { as: 'tenant_admin' });
    const picker = await screen.findByRole('combobox', { name: 'Patient' });
    await waitFor(() => expect(picker).toHaveValue(`Karim Mia (${patientNumber}), deceased`));
    expect(picker).toHaveAccessibleDescription(
      /died on 5 January 2026\. Order only what can still be examined/,
    );
  });

  test('an address brings its filter', async () => {
    const screen = await renderScreen(hospital, `${address}?q=${orderNumber}`, { as: 'tenant_admin' });
    expect(await screen.findByRole('row', { name: new RegExp(orderNumber) })).toBeVisible();
    expect(screen.getByLabelText('Search orders')).toHaveValue(orderNumber);
  });
});

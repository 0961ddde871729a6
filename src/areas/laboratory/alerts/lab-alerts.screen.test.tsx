// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen, type Screen } from '#testing/screens/render-screen.tsx';
import { asRoleWith } from '#testing/staff/staff.ts';
import { aLabOrder, aLabTest } from '../laboratory.fixture.ts';
import type { LabOrder } from '../orders/lab-order.contract.ts';
import { enterLabResults } from '../results/lab-result.contract.ts';

describe('critical results on the screens', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let technician: Caller;
  let doctor: Caller;
  let testId: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    doctor = await asRoleWith(opened, hospital, 'doctor', ['lab.read', 'lab.write']);
    technician = await asRoleWith(opened, hospital, 'receptionist', ['lab.read', 'lab.write', 'lab.results']);
    testId = (await aLabTest(hospital, { name: 'Potassium' })).id;
  });
  afterAll(() => opened.close());

  async function aCriticalOrder(): Promise<LabOrder> {
    const order = await aLabOrder(doctor, [testId]);
    const results = [{ testId, result: '6.9', confirmed: '6.9' }];
    await technician.call(enterLabResults, { orderId: order.id, results });
    return order;
  }

  async function entryOf(screen: Screen, { orderNumber }: LabOrder) {
    const [facts] = await screen.findAllByText(new RegExp(`^${orderNumber} ·`));
    return within(facts!.closest('li')!);
  }

  test('who ordered finds them on the home screen and acknowledges with what was done', async () => {
    const order = await aCriticalOrder();
    const screen = await renderScreen(hospital, '/dashboard', { as: 'doctor' });
    const entry = await entryOf(screen, order);
    // The home screen shows itself whole.
    await waitFor(() => expect(entry.getByText('6.9 mmol/L')).toBeVisible());
    expect(entry.getByText('Not verified yet')).toBeVisible();
    await screen.user.click(entry.getByRole('button', { name: /^Acknowledge Potassium/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Acknowledge critical result' }));
    await screen.user.click(form.getByRole('button', { name: 'Acknowledge' }));
    expect(await form.findByText('Choose what was done.')).toBeVisible();
    await screen.user.click(form.getByRole('radio', { name: 'Something else' }));
    await screen.user.click(form.getByRole('button', { name: 'Acknowledge' }));
    expect(await form.findByText('Enter what was done.')).toBeVisible();
    await screen.user.type(form.getByLabelText(/^Note/), 'Told the ward round');
    await screen.user.click(form.getByRole('button', { name: 'Acknowledge' }));
    expect(await screen.findByText('Alert acknowledged')).toBeVisible();
    const isGone = () => expect(screen.queryByText(new RegExp(`^${order.orderNumber} ·`))).toBeNull();
    await waitFor(isGone);
  });

  test('the laboratory sees them without a button', async () => {
    const order = await aCriticalOrder();
    const laboratory = await renderScreen(hospital, '/dashboard/laboratory', { as: 'receptionist' });
    const entry = await entryOf(laboratory, order);
    expect(entry.getByText('A clinician acknowledges it')).toBeVisible();
    expect(entry.queryByRole('button', { name: /^Acknowledge/ })).toBeNull();
  });

  test('the page of the patient shows them to its clinicians, with the value', async () => {
    const order = await aCriticalOrder();
    const screen = await renderScreen(hospital, `/dashboard/patients/${order.patient.id}`, { as: 'nurse' });
    const section = within(await screen.findByRole('region', { name: 'Laboratory' }));
    expect(await section.findByRole('button', { name: /^Acknowledge Potassium/ })).toBeVisible();
    expect(section.getAllByText('6.9 mmol/L').length).toBeGreaterThan(0);
  });

  test('the form of an order names the clinician who is signed in, and another who is looked for', async () => {
    const screen = await renderScreen(hospital, '/dashboard/laboratory', { as: 'doctor' });
    await screen.user.click((await screen.findAllByRole('button', { name: 'New Lab Order' }))[0]!);
    const form = within(await screen.findByRole('dialog', { name: 'New Lab Order' }));
    const orderer = form.getByRole('combobox', { name: 'Ordered by' });
    expect(orderer).toHaveValue('Sample doctor');
    await screen.user.clear(orderer);
    await screen.user.type(orderer, 'nurse');
    // The list is placed by a layout that jsdom does not have.
    const isAnywhere = { hidden: true };
    await screen.user.click(await screen.findByRole('option', { name: 'Sample nurse', ...isAnywhere }));
    expect(orderer).toHaveValue('Sample nurse');
    await screen.user.clear(orderer);
    await screen.user.type(orderer, 'receptionist');
    expect(await screen.findByText('No person matches.')).toBeInTheDocument();
  });
});

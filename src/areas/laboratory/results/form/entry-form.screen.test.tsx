// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen, type Screen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aLabOrder, aLabTest } from '../../laboratory.fixture.ts';
import type { LabOrder } from '../../orders/lab-order.contract.ts';
import { enterLabResults, getLabOrder, verifyLabResults } from '../lab-result.contract.ts';

describe('entering results', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let patientId: string;
  let white: { id: string; name: string };
  let potassium: { id: string; name: string };

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    const person = {
      firstName: 'Rahima',
      lastName: 'Khatun',
      dateOfBirth: '1990-05-17',
      gender: 'female' as const,
    };
    patientId = (await admin.call(registerPatient, aPatient(person))).id;
    white = await aLabTest(hospital, {
      name: 'White blood cells',
      normalRange: 'adult: 4.0-11.0; child: 5.0-15.0',
      criticalRange: '2-30',
      unit: '10^9/L',
      specimen: 'Whole blood',
    });
    potassium = await aLabTest(hospital, { name: 'Potassium' });
  });
  afterAll(() => opened.close());

  function order(testIds: string[]) {
    return aLabOrder(admin, testIds, { patientId });
  }

  async function openForm({
    id,
    orderNumber,
  }: LabOrder): Promise<{ screen: Screen; form: ReturnType<typeof within> }> {
    const screen = await renderScreen(hospital, `/dashboard/laboratory?orderId=${id}`, {
      as: 'tenant_admin',
    });
    await screen.user.click(await screen.findByRole('button', { name: 'Enter Results' }));
    const dialog = await screen.findByRole('dialog', {
      name: `Enter Results: ${orderNumber}, Rahima Khatun`,
    });
    return { screen, form: within(dialog) };
  }

  test('the form says whose results they are, and shows the range of this patient alone until asked', async () => {
    const { screen, form } = await openForm(await order([white.id]));
    expect(form.getByText('Rahima Khatun')).toBeVisible();
    expect(form.getByText(/Female, \d+ years, born/)).toBeVisible();
    expect(form.getByText('Not noted yet')).toBeVisible();
    expect(form.getByText('White blood cells · Whole blood')).toBeVisible();
    expect(form.getByText('Normal: 4.0-11.0')).toBeVisible();
    expect(form.getByText('10⁹/L')).toBeVisible();
    await screen.user.click(form.getByRole('button', { name: 'All ranges of White blood cells' }));
    expect(form.getByText('Normal: adult: 4.0-11.0; child: 5.0-15.0')).toBeVisible();
  });

  test('what a test last was for this patient stands beside it, as it was released', async () => {
    const glucose = await aLabTest(hospital, {
      name: 'Glucose',
      normalRange: '3.9-5.6',
      criticalRange: '2-25',
    });
    const earlier = await order([glucose.id]);
    const { caller: technician } = await aStaffMember(opened, hospital, ['lab.read', 'lab.results']);
    await technician.call(enterLabResults, {
      orderId: earlier.id,
      results: [{ testId: glucose.id, result: '7.1' }],
    });
    const { form: before } = await openForm(await order([glucose.id]));
    await before.findByText('Normal: 3.9-5.6');
    expect(before.queryByText(/^Last:/)).toBeNull();
    const sheet = await admin.call(getLabOrder, { orderId: earlier.id });
    await admin.call(verifyLabResults, {
      orderId: earlier.id,
      resultIds: sheet.tests.map(({ result }) => result!.id),
    });
    const { form } = await openForm(await order([glucose.id, potassium.id]));
    expect(await form.findByText(/^Last: 7\.1 mmol\/L, High, /)).toBeVisible();
    expect(form.getAllByText(/^Last:/)).toHaveLength(1);
  });

  test('a decimal comma is understood and said, words and an ambiguous comma are refused at their field', async () => {
    const { screen, form } = await openForm(await order([potassium.id, white.id]));
    const field = form.getByRole('textbox', { name: 'Result of White blood cells' });
    const save = form.getByRole('button', { name: 'Save Results' });
    for (const [typed, words] of [
      ['many', 'Enter a number such as 12.3. You can put < or > before it.'],
      ['12,300', 'This can be 12300 or 12.300. Write it without a comma.'],
    ]) {
      await screen.user.clear(field);
      await screen.user.type(field, typed!);
      await screen.user.click(save);
      expect(await form.findByText(words!)).toBeVisible();
      expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await screen.user.clear(field);
    await screen.user.type(field, '12,3');
    expect(await form.findByText('12.3 × 10⁹/L: High')).toBeVisible();
    await screen.user.click(save);
    expect(await screen.findByText('1 result saved')).toBeVisible();
  });

  test('a critical result is saved once its box is ticked, and a changed number takes the tick away', async () => {
    const { screen, form } = await openForm(await order([potassium.id]));
    const field = form.getByRole('textbox', { name: 'Result of Potassium' });
    const save = form.getByRole('button', { name: 'Save Results' });
    await screen.user.type(field, '6.9');
    await screen.user.click(save);
    expect(await form.findByText('Confirm that 6.9 mmol/L is right: it is critical.')).toBeVisible();
    const box = () => form.getByRole('checkbox');
    await screen.user.click(box());
    expect(box()).toBeChecked();
    await screen.user.type(field, '9');
    expect(box()).not.toBeChecked();
    expect(form.getByText('6.99 mmol/L: Critical high')).toBeVisible();
    await screen.user.click(box());
    await screen.user.click(save);
    expect(await screen.findByText('1 result saved')).toBeVisible();
  });
});

// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen, type Screen } from '#testing/screens/render-screen.tsx';
import { aMedicine } from '../../../pharmacy.fixture.ts';
import { getPrescription, listPrescriptions } from '../../prescription.contract.ts';

const address = '/dashboard/prescriptions/new';

describe('writing a prescription', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let doctor: Caller;
  let patientId: string;
  let amoxiraId: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    doctor = await hospital.as('doctor');
    amoxiraId = (await aMedicine(admin, { name: 'Amoxira', genericName: 'Amoxicillin' })).id;
    await aMedicine(admin, { name: 'Paraxa', genericName: 'Paracetamol' });
    patientId = (await admin.call(registerPatient, aPatient())).id;
    await doctor.call(recordAllergy, { patientId, substance: 'Penicillin' });
  });
  afterAll(() => opened.close());

  test('lines are written by keyboard alone, and a stop is told beside its line and passed with a reason', async () => {
    const screen = await renderScreen(hospital, `${address}?patientId=${patientId}`, { as: 'doctor' });
    const { user } = screen;
    expect(await screen.findByText('Penicillin')).toBeVisible();
    const first = within(screen.getByRole('group', { name: 'Medicine 1' }));
    await user.click(first.getByLabelText('Medicine'));
    // Enter at once: what is found a moment later is taken.
    await user.keyboard('parax{Enter}');
    await screen.findByDisplayValue('Paraxa');
    expect(first.getByLabelText('Frequency')).toHaveFocus();
    await user.keyboard('1+0+1{Tab}7d{Enter}');
    const second = within(await screen.findByRole('group', { name: 'Medicine 2' }));
    expect(second.getByLabelText('Medicine')).toHaveFocus();
    expect(first.getByLabelText('Quantity')).toHaveAttribute('placeholder', '14');
    await user.keyboard('amoxir{Enter}');
    await screen.findByDisplayValue('Amoxira');
    await user.keyboard('1+1+1{Tab}5d');
    const stop = within(await second.findByRole('alert'));
    expect(stop.getByText(/Allergic to Penicillin/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByText(/A safety check blocks this prescription/)).toBeVisible();
    expect((await doctor.call(listPrescriptions, { patientId })).rows).toEqual([]);
    await user.type(stop.getByLabelText('Reason to go on'), 'Took it twice since');
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^RX-/ })).toBeVisible();
    expect(await screen.findByText('Overridden because: Took it twice since')).toBeVisible();
    const { rows } = await doctor.call(listPrescriptions, { patientId });
    expect(rows).toMatchObject([{ medicines: ['Paraxa', 'Amoxira'], stopsPassed: 1 }]);
  });

  test('Enter takes the first of a list that is shown already', async () => {
    const screen = await renderScreen(hospital, `${address}?patientId=${patientId}`, { as: 'doctor' });
    const { user } = screen;
    expect(await screen.findByText('Penicillin')).toBeVisible();
    const first = within(screen.getByRole('group', { name: 'Medicine 1' }));
    await user.click(first.getByLabelText('Medicine'));
    await user.keyboard('parax');
    await screen.findByRole('option', { name: /Paraxa/, hidden: true });
    await user.keyboard('{Enter}');
    expect(await screen.findByDisplayValue('Paraxa')).toBeVisible();
    expect(first.getByLabelText('Frequency')).toHaveFocus();
  });

  const ways: [string, (user: Screen['user'], option: HTMLElement) => Promise<void>][] = [
    ['a press', (user, option) => user.click(option)],
    ['a finger', (user, option) => user.pointer([{ keys: '[TouchA]', target: option }])],
    ['arrow and Enter', (user) => user.keyboard('{ArrowDown}{ArrowUp}{Enter}')],
    ['Enter', (user) => user.keyboard('{Enter}')],
  ];

  test.each(ways)('a medicine picked by %s is signed with its link, and is checked', async (_way, pick) => {
    const screen = await renderScreen(hospital, `${address}?patientId=${patientId}`, { as: 'doctor' });
    const { user } = screen;
    expect(await screen.findByText('Penicillin')).toBeVisible();
    const line = within(screen.getByRole('group', { name: 'Medicine 1' }));
    await user.type(line.getByLabelText('Medicine'), 'amoxir');
    await pick(user, await screen.findByRole('option', { name: /Amoxira/, hidden: true }));
    await waitFor(() => expect(line.getByLabelText('Medicine')).toHaveValue('Amoxira'));
    expect(line.getByLabelText('Frequency')).toHaveFocus();
    await user.type(line.getByLabelText('Frequency'), 'prn');
    await user.type(line.getByLabelText('Quantity'), '60');
    await user.type(line.getByLabelText('Minimum time between doses'), '৪ ঘণ্টা');
    await user.type(line.getByLabelText('Maximum doses in 24 hours'), '2');
    const stop = within(await line.findByRole('alert'));
    await user.type(stop.getByLabelText('Reason to go on'), 'Took it twice since');
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^RX-/ })).toBeVisible();
    const prescriptionId = screen.address().split('/').at(-1)!;
    const { lines } = await doctor.call(getPrescription, { prescriptionId });
    expect(lines).toMatchObject([
      { medicineId: amoxiraId, name: 'Amoxira', quantity: 60, prnMinimumMinutes: 240, prnMaximum: 2 },
    ]);
  });

  test('what is written as the list has it is offered from the list, with its usual route', async () => {
    const screen = await renderScreen(hospital, `${address}?patientId=${patientId}`, { as: 'doctor' });
    const { user } = screen;
    const line = within(await screen.findByRole('group', { name: 'Medicine 1' }));
    await user.type(line.getByLabelText('Medicine'), 'Inj. Amoxicillin');
    await user.tab();
    expect(line.getByLabelText(/^Route/)).toHaveValue('');
    expect(await line.findByText(/^The medicine list contains “Inj. Amoxicillin”/)).toBeVisible();
    await user.click(line.getByRole('button', { name: /^Take Amoxira 500 mg tablet/ }));
    expect(line.getByLabelText('Medicine')).toHaveValue('Amoxira');
    expect(line.getByLabelText(/^Route/)).toHaveValue('oral');
    expect(line.getByText(/^Amoxira 500 mg tablet/)).toBeVisible();
  });

  test('other words end the link to a picked medicine, and its own words typed again keep it', async () => {
    const screen = await renderScreen(hospital, `${address}?patientId=${patientId}`, { as: 'doctor' });
    const { user } = screen;
    expect(await screen.findByText('Penicillin')).toBeVisible();
    const line = within(screen.getByRole('group', { name: 'Medicine 1' }));
    const field = line.getByLabelText('Medicine');
    await user.type(field, 'amoxir');
    await user.click(await screen.findByRole('option', { name: /Amoxira/, hidden: true }));
    expect(await line.findByText(/Allergic to Penicillin/)).toBeVisible();
    await user.type(field, ' of old');
    await waitFor(() => expect(line.queryByText(/Allergic to Penicillin/)).toBeNull());
    await user.clear(field);
    await user.type(field, 'Amoxira');
    expect(await line.findByText(/Allergic to Penicillin/)).toBeVisible();
  });

  test('what cannot be read is told at its field, and what was typed stays', async () => {
    const screen = await renderScreen(hospital, `${address}?patientId=${patientId}`, { as: 'doctor' });
    const line = within(await screen.findByRole('group', { name: 'Medicine 1' }));
    await screen.user.type(line.getByLabelText('Frequency'), 'often');
    expect(line.getByLabelText('Frequency')).toHaveAccessibleDescription(/Enter a frequency/);
    await screen.user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(line.getByLabelText('Frequency')).toHaveValue('often');
  });

  test('a nurse does not write prescriptions', async () => {
    const screen = await renderScreen(hospital, address, { as: 'nurse' });
    expect(await screen.findByText('Access Denied')).toBeVisible();
  });
});

// @vitest-environment jsdom
import { act, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { noteContact, noteLostContact } from '#client/contact/contact.ts';
import { CallError } from '#client/transport.ts';
import { recordAllergy, stateNoKnownAllergies } from '#areas/patients/allergies/allergy.contract.ts';
import { aLine, aMedicine, aPrescription } from '#areas/pharmacy/pharmacy.fixture.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen, type Screen } from '#testing/screens/render-screen.tsx';
import { anInpatientOrder, asNeeded, dosesOf } from '../../doses.fixture.ts';
import { prepareDose } from '../../administration/administration.contract.ts';
import { readMarGrid } from '../mar.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

const address = '/dashboard/nursing/mar';

async function aWard(
  ...order: Parameters<typeof anInpatientOrder> extends [unknown, ...infer Rest] ? Rest : never
) {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const made = await anInpatientOrder(admin, ...order);
  const nurse = await hospital.as('nurse');
  return { hospital, admin, nurse, ...made };
}

/** Ticks the five rights of the open form, each found when its turn comes. */
async function confirmRights(page: Screen) {
  for (const right of ['patient', 'medication', 'dose', 'route', 'time']) {
    const name = `Right ${right}`;
    await page.user.click(await page.findByRole('checkbox', { name }));
    expect(await page.findByRole('checkbox', { name })).toBeChecked();
  }
}

test('a due dose is administered once all five rights are confirmed', async () => {
  const { hospital, nurse, admission, lineId, medicine } = await aWard({ frequency: 'STAT', duration: '' });
  const page = await renderScreen(hospital, address, { as: 'nurse' });
  const { user } = page;
  expect(await page.findByRole('heading', { name: 'Medication Administration Record' })).toBeVisible();
  const grid = within(await page.findByRole('table', { name: 'Patients and hours' }));
  await user.click(grid.getByRole('button', { name: new RegExp(medicine.name) }));
  await user.click(await page.findByRole('button', { name: 'Administer' }));
  expect((await page.findAllByText('Confirm all five rights.')).length).toBe(5);
  await confirmRights(page);
  await user.type(page.getByRole('textbox', { name: 'Patient response' }), 'Slept');
  await user.click(page.getByRole('button', { name: 'Administer' }));
  expect(await grid.findByRole('button', { name: /\bGiven\b/ })).toBeVisible();
  expect(await dosesOf(nurse, admission.id, lineId)).toMatchObject([
    { status: 'given', patientResponse: 'Slept' },
  ]);
});

test('due doses of a patient are given in rows: each by its own five rights, a row without a tick stays due', async () => {
  const { hospital, admin, nurse, admission, patientId, lineId, medicine } = await aWard({
    ...{ frequency: 'STAT', duration: '' },
  });
  const others = [
    await aMedicine(admin),
    await aMedicine(admin),
    await aMedicine(admin, { isHighAlert: true }),
  ];
  const { lines } = await aPrescription(admin, {
    ...{ patientId, admissionId: admission.id },
    lines: others.map((one) => aLine(one, { frequency: 'STAT', duration: '' })),
  });
  const page = await renderScreen(hospital, `${address}?admissionId=${admission.id}`, { as: 'nurse' });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: 'Give 4 due doses' }));
  const form = within(await page.findByRole('dialog', { name: /^Due doses:/ }));
  const box = (right: string, name: string) =>
    form.getByRole('checkbox', { name: new RegExp(`^Right ${right}: ${name}`) });
  // Nothing is confirmed, and then one right is missing.
  await user.click(form.getByRole('button', { name: 'Administer confirmed doses' }));
  expect(await form.findByText('Confirm the five rights of at least one dose.')).toBeVisible();
  const [second, untouched, highAlert] = others;
  for (const name of [medicine.name, second!.name]) {
    for (const right of ['patient', 'medication', 'dose', 'route']) await user.click(box(right, name));
  }
  await user.click(box('time', medicine.name));
  await user.click(form.getByRole('button', { name: 'Administer confirmed doses' }));
  expect(await form.findByText('Confirm all five rights.')).toBeVisible();
  expect(box('time', second!.name)).toHaveFocus();
  expect(await dosesOf(nurse, admission.id, lineId)).toMatchObject([{ status: 'scheduled' }]);
  // A wrong pack stops its own row alone.
  await user.click(box('time', second!.name));
  const pack = form.getByRole('textbox', { name: new RegExp(`^Scan the pack: ${second!.name}`) });
  await user.type(pack, 'NO-SUCH-PACK{Enter}');
  await user.click(form.getByRole('button', { name: 'Administer confirmed doses' }));
  expect(
    await form.findByText(new RegExp(`^Could not record ${second!.name}.*Wrong medication: NO-SUCH-PACK`)),
  ).toBeVisible();
  expect(await dosesOf(nurse, admission.id, lineId)).toMatchObject([{ status: 'given' }]);
  expect(await dosesOf(nurse, admission.id, lines[0]!.id)).toMatchObject([{ status: 'scheduled' }]);
  // What a second person confirms has no boxes here: it has a form of its own.
  expect(form.queryByRole('checkbox', { name: new RegExp(highAlert!.name) })).toBeNull();
  expect(form.getByText('A second person must confirm this.')).toBeVisible();
  await user.clear(pack);
  await user.click(form.getByRole('button', { name: 'Administer confirmed doses' }));
  expect(await page.findByRole('button', { name: 'Give 2 due doses' })).toBeVisible();
  expect(await dosesOf(nurse, admission.id, lines[0]!.id)).toMatchObject([{ status: 'given' }]);
  expect(untouched && (await dosesOf(nurse, admission.id, lines[1]!.id))).toMatchObject([
    { status: 'scheduled' },
  ]);
});

test('a wrong wristband closes the dialog at once and nothing is recorded; the right one ticks who it is', async () => {
  const { hospital, medicine, nurse, admission, lineId } = await aWard({ frequency: 'STAT', duration: '' });
  const page = await renderScreen(hospital, address, { as: 'nurse' });
  const { user } = page;
  const grid = within(await page.findByRole('table', { name: 'Patients and hours' }));
  const open = async () => {
    await user.click(grid.getByRole('button', { name: new RegExp(medicine.name) }));
    return page.findByRole('textbox', { name: 'Scan the wristband' });
  };
  await user.type(await open(), 'P-999999{Enter}');
  const stop = within(await page.findByRole('alertdialog', { name: 'Wrong patient' }));
  expect(stop.getByText(/^Wrong patient: P-999999 was scanned\. The dose is for /)).toBeVisible();
  expect(page.queryByRole('textbox', { name: 'Scan the wristband' })).toBeNull();
  await user.click(stop.getByRole('button', { name: 'Understood' }));
  expect(await dosesOf(nurse, admission.id, lineId)).toMatchObject([{ status: 'scheduled' }]);

  // Nothing of it is left when the dose is opened again, and the own wristband answers without Enter.
  const wristband = await open();
  expect(wristband).toHaveValue('');
  const box = (right: string) => page.getByRole('checkbox', { name: `Right ${right}` });
  await user.type(wristband, admission.admissionNumber.toLowerCase());
  expect(await page.findByText(/^Right patient: .*, P\d+/)).toBeVisible();
  expect(box('patient')).toBeChecked();
  await user.click(page.getByText('Refused'));
  for (const right of ['medication', 'dose', 'route', 'time']) await user.click(box(right));
  await user.click(page.getByRole('button', { name: 'Administer' }));
  expect(await page.findByText('Enter a reason for not giving the medication.')).toBeVisible();
  await user.type(page.getByRole('textbox', { name: 'Reason not given' }), 'Feels sick');
  await user.click(page.getByRole('button', { name: 'Administer' }));
  expect(await grid.findByRole('button', { name: /\bRefused\b/ })).toBeVisible();
});

test('a scanned wristband ticks who it is in every row, and a row that is not confirmed further stays due', async () => {
  const { hospital, admin, nurse, admission, patientId, lineId, medicine } = await aWard({
    ...{ frequency: 'STAT', duration: '' },
  });
  const other = await aMedicine(admin);
  const { lines } = await aPrescription(admin, {
    ...{ patientId, admissionId: admission.id },
    lines: [aLine(other, { frequency: 'STAT', duration: '' })],
  });
  const page = await renderScreen(hospital, `${address}?admissionId=${admission.id}`, { as: 'nurse' });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: 'Give 2 due doses' }));
  const form = within(await page.findByRole('dialog', { name: /^Due doses:/ }));
  const wristband = await form.findByRole('textbox', { name: 'Scan the wristband' });
  await user.type(wristband, `${admission.patient.patientNumber}{Enter}`);
  expect(form.getAllByRole('checkbox', { name: /^Right patient/, checked: true })).toHaveLength(2);
  for (const right of ['medication', 'dose', 'route', 'time']) {
    await user.click(form.getByRole('checkbox', { name: new RegExp(`^Right ${right}: ${medicine.name}`) }));
  }
  await user.click(form.getByRole('button', { name: 'Administer confirmed doses' }));
  expect(await page.findByRole('button', { name: 'Give 1 due dose' })).toBeVisible();
  expect(await dosesOf(nurse, admission.id, lineId)).toMatchObject([{ status: 'given' }]);
  expect(await dosesOf(nurse, admission.id, lines[0]!.id)).toMatchObject([{ status: 'scheduled' }]);
});

test('a line says how it is taken, what it is for, which day of its course this is and who prescribed it', async () => {
  const { hospital, admin, admission, patientId } = await aWard({ frequency: 'STAT', duration: '' });
  const medicine = await aMedicine(admin);
  await aPrescription(admin, {
    ...{ patientId, admissionId: admission.id, diagnosis: 'Pneumonia' },
    lines: [aLine(medicine, { frequency: '1+1+1', duration: '7 days', food: 'before' })],
  });
  const page = await renderScreen(hospital, `${address}?admissionId=${admission.id}`, { as: 'nurse' });
  const line = await page.findByRole('region', { name: new RegExp(medicine.name) });
  expect(line).toHaveTextContent(/1\+1\+1 · By mouth · before food/);
  expect(line).toHaveTextContent(/For: Pneumonia · Day 1 of 7 · Prescribed by /);
});

test("a medicine as needed is given from the patient's day, refused too early, and what was wrong is marked", async () => {
  const { hospital, admission, medicine } = await aWard({ ...asNeeded });
  const page = await renderScreen(hospital, `${address}?admissionId=${admission.id}`, { as: 'nurse' });
  const { user } = page;
  const give = async () => {
    await user.click(await page.findByRole('button', { name: /as needed$/ }));
    await page.findByRole('textbox', { name: 'Scan the wristband' });
    await confirmRights(page);
    await user.click(page.getByRole('button', { name: 'Administer' }));
  };
  await give();
  expect(await page.findByText('Given in the last 24 hours: 1')).toBeVisible();
  // The page behind may hear of the dose before the form has its answer.
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await give();
  expect(await page.findByText(/Too early: wait 4 hours between two doses\./)).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Cancel' }));
  await user.click(await page.findByRole('button', { name: 'Discard' }));
  await user.click(await page.findByRole('button', { name: new RegExp(`^Mark ${medicine.name}`) }));
  await user.type(await page.findByRole('textbox', { name: 'What is wrong' }), 'Another patient');
  await user.click(page.getByRole('button', { name: 'Entered in error' }));
  expect(await page.findByText('Given in the last 24 hours: 0')).toBeVisible();
  expect(await page.findByText(/^Another patient \(/)).toBeVisible();
});

test('a form that was opened without the network stands as it is when the network comes back', async () => {
  const { hospital, medicine } = await aWard({ frequency: 'STAT', duration: '' });
  let comeBack: (() => void) | undefined;
  const back = new Promise<void>((resolve) => (comeBack = resolve));
  let isCut = false;
  const page = await renderScreen(hospital, address, {
    as: 'nurse',
    through: (transport) => ({
      listen: (listener, person) => transport.listen(listener, person),
      async send(id, input, options) {
        if (isCut && id === prepareDose.id) await back;
        return transport.send(id, input, options);
      },
    }),
  });
  const { user } = page;
  const grid = within(await page.findByRole('table', { name: 'Patients and hours' }));
  const open = async () => {
    await user.click(grid.getByRole('button', { name: new RegExp(medicine.name) }));
    return page.findByRole('textbox', { name: 'Notes' });
  };
  await open();
  await user.click(page.getByRole('button', { name: 'Cancel' }));
  isCut = true;
  act(noteLostContact);
  const notes = await open();
  await user.type(notes, 'Sat up');
  act(noteContact);
  expect(page.getByRole('textbox', { name: 'Notes' })).toBe(notes);
  expect(notes).toHaveValue('Sat up');
  comeBack?.();
});

test("one's own patients alone are shown on request, and nobody where one has none", async () => {
  const { hospital, medicine } = await aWard({ frequency: 'STAT', duration: '' });
  const page = await renderScreen(hospital, address, { as: 'nurse' });
  const dose = new RegExp(medicine.name);
  expect((await page.findAllByRole('button', { name: dose }))[0]).toBeVisible();
  await page.user.selectOptions(page.getByRole('combobox', { name: 'Patients' }), 'My patients');
  expect(await page.findByText(/^None of your patients is in a bed here\./)).toBeVisible();
  expect(page.queryByRole('button', { name: dose })).toBeNull();
});

test('a record that does not come is told and can be tried again; who gives no medicine is told so', async () => {
  const hospital = await opened.aHospital();
  let isLost = true;
  const page = await renderScreen(hospital, address, {
    as: 'nurse',
    through: (transport) => ({
      listen: (listener, person) => transport.listen(listener, person),
      send: (id, input, options) =>
        isLost && id === readMarGrid.id
          ? Promise.reject(new CallError('INTERNAL'))
          : transport.send(id, input, options),
    }),
  });
  expect(await page.findByText('Failed to load medication administration records')).toBeVisible();
  isLost = false;
  await page.user.click(page.getByRole('button', { name: /again|retry/i }));
  expect(await page.findByText('No patients in beds here.')).toBeVisible();
  const other = await renderScreen(hospital, address, { as: 'receptionist' });
  expect((await other.findAllByRole('heading', { name: 'Access Restricted' }))[0]).toBeVisible();
});

test('below the heading the record of medicines says of allergies what the heading says', async () => {
  const { hospital, admin, nurse, admission, patientId } = await aWard();
  const at = `${address}?admissionId=${admission.id}`;
  const said = async () => {
    const page = await renderScreen(hospital, at, { as: 'nurse' });
    await page.findByRole('button', { name: 'All patients' });
    return (words: string) => waitFor(() => expect(page.getAllByText(words)).toHaveLength(2));
  };
  await (
    await said()
  )('Allergies not asked');
  await nurse.call(stateNoKnownAllergies, { patientId });
  await (
    await said()
  )('No known allergies');
  await admin.call(recordAllergy, { patientId, substance: 'Latex' });
  await (
    await said()
  )('Allergies: Latex');
});

import { expect, type Page } from '@playwright/test';
import { payInFull } from './desk-ways.ts';
import { assessInError, readNursingNote, seeNoRisk, writeNursingNote } from './nursing-ways.ts';
import {
  actFor,
  aMark,
  answer,
  beginMeasuring,
  fill,
  findPatient,
  followNotice,
  openAdmission,
  openMenu,
  pick,
  press,
  registerByCall,
  row,
  test,
  touch,
} from './ways.ts';

const firstName = 'Hasina';
const ward = 'Female Medicine';
/** Each is due at once: the first is given, the second refused, the third held. */
const ordered = [
  { typed: 'orasal', name: 'Orasal', frequency: 'STAT', duration: '' },
  { typed: 'domper', name: 'Domperix', frequency: 'STAT', duration: '' },
  { typed: 'zincov', name: 'Zincovit', frequency: 'STAT', duration: '' },
  { typed: 'famot', name: 'Famotin', frequency: 'BD', duration: '5d' },
] as const;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const stage = (page: Page, name: string) =>
  region(page, 'Discharge').getByRole('listitem', { name, exact: true });

interface Stay {
  name: string;
  lastName: string;
}

async function askForBed(page: Page, { name, lastName }: Stay): Promise<void> {
  await findPatient(page, lastName, name);
  await press(page, 'Request Bed');
  const form = page.getByRole('dialog', { name: 'Request a bed' });
  await form.getByLabel('Urgency').selectOption('Urgent');
  await fill(form, { Reason: 'Dehydrated, cannot keep anything down' });
  await press(form, 'Request Bed');
  await expect(page.getByText(`Bed requested for ${name}`)).toBeVisible();
}

async function giveBed(page: Page, { name }: Stay): Promise<void> {
  await openMenu(page, 'Admissions');
  await press(page, /^Requests/);
  const request = row(page, name);
  await expect(request).toContainText('Dehydrated');
  await touch(request.getByRole('link', { name: /^Admit/ }));
  // What the request says is typed already.
  const doctor = page.getByRole('combobox', { name: 'Admitting Doctor' });
  await expect(doctor).toHaveValue(/Farhan Chowdhury$/);
  await pick(page.getByRole('combobox', { name: 'Bed' }), ward, new RegExp(`${ward} · F-`));
  await press(page, 'Admit Patient');
  await expect(page.getByRole('heading', { level: 1, name: /^ADM-\d{6}$/ })).toBeVisible();
}

async function receive(page: Page, stay: Stay): Promise<void> {
  await openAdmission(page, stay);
  await press(page, 'Receive Patient');
  await answer(page, 'Receive Patient');
}

/** The doctor is asked whether the ward gives it: 'For the ward' is chosen, and stays so. */
async function order(page: Page, { name, lastName }: Stay): Promise<string> {
  await findPatient(page, lastName, name);
  await actFor(page, name, 'New Prescription');
  await expect(page.getByRole('radio', { name: 'For the ward' })).toBeChecked();
  for (const [place, medicine] of ordered.entries()) {
    if (place > 0) await press(page, 'Add Medicine');
    const line = page.getByRole('group', { name: `Medicine ${place + 1}`, exact: true });
    await pick(
      line.getByRole('combobox', { name: 'Medicine' }),
      medicine.typed,
      new RegExp(`^${medicine.name} `),
    );
    await fill(line, { Frequency: medicine.frequency, Duration: medicine.duration });
  }
  return sign(page);
}

async function sign(page: Page): Promise<string> {
  await press(page, 'Sign');
  const heading = page.getByRole('heading', { level: 1, name: /^RX-/ });
  await expect(heading).toBeVisible();
  return heading.innerText();
}

const line = (page: Page, medicine: string) => page.getByRole('region', { name: new RegExp(`^${medicine}`) });

/** One dose at the bed: the five rights, and what was decided. */
async function decide(page: Page, medicine: string, decision: 'Given' | 'Refused' | 'Held', reason?: string) {
  await touch(line(page, medicine).getByRole('button', { name: /^Administer/ }));
  const form = page.getByRole('dialog', { name: /^Administer / });
  await touch(form.getByText(decision, { exact: true }));
  for (const right of ['patient', 'medication', 'dose', 'route', 'time']) {
    await touch(form.getByRole('checkbox', { name: `Right ${right}` }));
  }
  if (reason) await fill(form, { 'Reason not given': reason });
  await press(form, 'Administer');
  await expect(form).toBeHidden();
  await expect(line(page, medicine)).toContainText(decision);
}

/** The nurse puts her name to an order that she has read. */
async function acknowledge(page: Page, medicine: string): Promise<void> {
  const waiting = page.getByRole('region', { name: /orders? to acknowledge$/ });
  await touch(waiting.getByRole('button', { name: new RegExp(`^Acknowledge ${medicine}`) }));
  await expect(line(page, medicine)).toContainText('Order acknowledged by');
}

async function giveDoses(page: Page, { name }: Stay): Promise<void> {
  await openMenu(page, 'Medication Administration Record');
  const grid = page.getByRole('table', { name: 'Patients and hours' });
  const patient = grid.getByRole('row').filter({ hasText: name });
  await expect(patient).toContainText('To acknowledge: 4');
  await touch(grid.getByRole('button', { name, exact: true }));
  await acknowledge(page, 'Famotin');
  await decide(page, 'Orasal', 'Given');
  // Whoever gives has read the order.
  await expect(line(page, 'Orasal')).toContainText('Order acknowledged by');
  await decide(page, 'Domperix', 'Refused', 'Feels too sick to swallow');
  await decide(page, 'Zincovit', 'Held', 'Vomits, ask the doctor');
}

async function measureHigh(page: Page, { name }: Stay): Promise<void> {
  await beginMeasuring(page, { name, ward });
  const form = region(page, 'Record vital signs');
  await fill(form, { 'Respiratory rate': '26', 'Oxygen saturation (SpO₂)': '93' });
  await press(form, 'Air');
  await fill(form, { Systolic: '104', Diastolic: '62', 'Heart rate': '118', Temperature: '39.2' });
  await press(form, 'Alert');
  await press(form, 'Record Vital Signs');
  const question = page.getByRole('dialog', { name: 'Who was called?' });
  await expect(question).toContainText(/recorded: NEWS2 10, next set due/);
  await fill(question, { Called: 'Dr. Farhan Chowdhury', 'What was ordered': 'Fluids, seen at once' });
  await press(question, 'Record call');
  await expect(question).toBeHidden();
  // Somebody was called: it still waits for whoever says what was done.
  await expect(page.getByText(new RegExp(`^NEWS2 10: ${name}`)).first()).toBeVisible();
}

/** The doctor says on the home screen what was done, and it waits no more. */
async function answerScore(page: Page, { name }: Stay): Promise<void> {
  await openMenu(page, 'Dashboard');
  await press(page, `Acknowledge NEWS2 of ${name}`);
  const form = page.getByRole('dialog', { name: 'Acknowledge score' });
  await touch(form.getByText('Treatment started or changed', { exact: true }));
  await fill(form, { Note: 'Fluids, seen again in an hour' });
  await press(form, 'Acknowledge');
  await expect(page.getByText('Score acknowledged')).toBeVisible();
  await expect(page.getByRole('button', { name: `Acknowledge NEWS2 of ${name}` })).toHaveCount(0);
}

/** The doctor hears of the score, reads what became of the orders, and stops one of them. */
async function readAndChange(page: Page, stay: Stay, prescription: string): Promise<void> {
  await followNotice(page, `NEWS2 10: ${stay.name}`);
  await expect(page.getByText('Dr. Farhan Chowdhury').first()).toBeVisible();
  await answerScore(page, stay);
  await openAdmission(page, stay);
  await expect(page.getByText(/NEWS2 10/).first()).toBeVisible();
  await press(region(page, 'Medicines of the stay'), 'Medication Record');
  await expect(line(page, 'Orasal')).toContainText('Given');
  await expect(line(page, 'Domperix')).toContainText('Feels too sick to swallow');
  await expect(line(page, 'Zincovit')).toContainText('Vomits, ask the doctor');
  // Reading is not giving.
  await expect(page.getByRole('button', { name: /^Administer|^Give \d|^Entered in error/ })).toHaveCount(0);
  await openAdmission(page, stay);
  const orders = region(page, 'Medicines of the stay');
  await touch(orders.getByRole('listitem').filter({ hasText: prescription }).getByRole('link'));
  await press(page, 'Stop Famotin');
  const form = page.getByRole('dialog', { name: 'Stop Famotin' });
  await fill(form, { Reason: 'No longer needed' });
  await press(form, /^Stop/);
  await expect(form).toBeHidden();
}

const note = 'Drinks again and keeps it down';

/** On the ward round the doctor writes what is thought of it. */
async function writeNote(page: Page, stay: Stay): Promise<void> {
  await openMenu(page, 'My Inpatients');
  await touch(row(page, stay.name).getByRole('link', { name: stay.name }));
  await press(page, 'Write Progress Note');
  await fill(page, { Subjective: 'Feels better', Assessment: note, Plan: 'Home tomorrow' });
  await press(page, 'Sign Progress Note');
  await expect(page.getByText(`Progress note of ${stay.name} signed`)).toBeVisible();
}

/** The nurse reads it on the page of the stay. */
async function readNote(page: Page, stay: Stay): Promise<void> {
  await openAdmission(page, stay);
  await expect(region(page, 'Progress Notes')).toContainText(note);
}

async function seeStopped(page: Page, { name }: Stay): Promise<void> {
  await openMenu(page, 'Medication Administration Record');
  await touch(
    page.getByRole('table', { name: 'Patients and hours' }).getByRole('button', { name, exact: true }),
  );
  await expect(line(page, 'Famotin')).toContainText('Stopped');
  await acknowledge(page, 'Famotin');
}

/** What runs for the ward until the discharge, and what the doctor decides of each. */
const untilDischarge = [
  { typed: 'famot', name: 'Famotin', frequency: 'BD', choice: 'Continue' },
  { typed: 'zincov', name: 'Zincovit', frequency: '1+1+1', choice: 'Change' },
  { typed: 'domper', name: 'Domperix', frequency: 'BD', choice: 'Stop' },
] as const;

async function orderUntilDischarge(page: Page, stay: Stay): Promise<void> {
  await openAdmission(page, stay);
  await press(region(page, 'Medicines of the stay'), 'Order Medicines');
  await expect(page.getByRole('radio', { name: 'For the ward' })).toBeChecked();
  for (const [place, medicine] of untilDischarge.entries()) {
    if (place > 0) await press(page, 'Add Medicine');
    const written = page.getByRole('group', { name: `Medicine ${place + 1}`, exact: true });
    const name = new RegExp(`^${medicine.name} `);
    await pick(written.getByRole('combobox', { name: 'Medicine' }), medicine.typed, name);
    await fill(written, { Frequency: medicine.frequency, Duration: '5d' });
  }
  await sign(page);
}

/** Each running order is continued, changed or stopped, and one signature makes summary and prescription. */
async function discharge(page: Page, stay: Stay): Promise<string> {
  await orderUntilDischarge(page, stay);
  await openAdmission(page, stay);
  await press(page, 'Discharge Patient');
  const form = page.getByRole('dialog', { name: `Discharge ${stay.name}` });
  // What happened in the stay stands there already, to be read and changed.
  await expect(form.getByLabel('Discharge summary')).toHaveValue(new RegExp(note));
  await fill(form, { 'Discharge summary': 'Drinks and keeps it down, without fever for two days.' });
  for (const { name, choice } of untilDischarge) {
    const decided = form.getByRole('group', { name: new RegExp(`^${name}`) }).first();
    await touch(decided.getByText(choice, { exact: true }));
    if (choice === 'Continue') await fill(decided, { 'Duration at home': '5d' });
    if (choice === 'Stop') await fill(decided, { 'Reason for stopping': 'No longer sick' });
    if (choice === 'Change') {
      await fill(decided, {
        Frequency: 'OD',
        Duration: '10d',
        'Reason for the change': 'Once a day is enough',
      });
    }
  }
  await press(form, 'Add Medicine');
  const added = form.getByRole('group', { name: 'New medicine 1', exact: true });
  await pick(added.getByRole('combobox', { name: 'Medicine' }), 'orasal', /^Orasal /);
  await fill(added, { Frequency: '1+1+1', Duration: '3d' });
  await press(form, 'Discharge Patient');
  await expect(stage(page, 'Clinical')).toContainText('Done');
  const takeHome = region(page, 'Medicines of the stay')
    .getByRole('listitem')
    .filter({ hasText: 'To take home at discharge' });
  await expect(takeHome).toContainText('Famotin');
  await expect(takeHome).not.toContainText('Domperix');
  return /RX-\d+/.exec(await takeHome.innerText())![0];
}

async function handOut(page: Page, stay: Stay, prescription: string): Promise<void> {
  await touch(row(page, prescription).getByRole('link', { name: new RegExp(`^${stay.name}`) }));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(prescription) })).toBeVisible();
  await expect(page.getByText('To take home at discharge')).toBeVisible();
  await press(page, 'Hand Out');
  await expect(region(page, 'Handed out so far')).toContainText('Orasal');
  await openAdmission(page, stay);
  await press(page, 'Confirm Pharmacy');
  await expect(stage(page, 'Pharmacy')).toContainText('Done');
}

/** The stay is billed and paid at the desk, and what the pharmacy billed for home. */
async function billAndPay(page: Page, stay: Stay): Promise<void> {
  await openAdmission(page, stay);
  await press(region(page, 'Bill'), 'Open Bill');
  // The dose that was given stands there once; what was refused and held does not.
  await expect(row(page, /^Orasal/)).toHaveCount(1);
  await expect(row(page, /^(Domperix|Zincovit)/)).toHaveCount(0);
  await press(page, 'Bill the Stay');
  const form = page.getByRole('dialog', { name: /^Bill the stay ADM-/ });
  await touch(form.getByLabel('Send the invoice now'));
  await press(form, 'Bill the Stay');
  const said = await page.getByText(/^Invoice INV-\d+ created\.$/).textContent();
  const invoice = /INV-\d+/.exec(said ?? '')![0];
  await openAdmission(page, stay);
  await touch(region(page, 'Bill').getByRole('link', { name: invoice }));
  await payInFull(page);
  await findPatient(page, stay.lastName, stay.name);
  await touch(row(region(page, 'Billing'), / due/).getByRole('link', { name: /^INV-/ }));
  await payInFull(page);
  await openAdmission(page, stay);
  await press(page, 'Confirm Billing');
  await expect(stage(page, 'Billing')).toContainText('Done');
}

async function letGo(page: Page, stay: Stay): Promise<void> {
  await openAdmission(page, stay);
  // The page was open before; she goes on from what the others have done since.
  await expect(stage(page, 'Billing')).toContainText('Done');
  await press(page, 'Confirm Nursing');
  await press(page, 'Patient Has Left');
  await answer(page, 'Patient Has Left');
  await expect(page.getByText('Discharged', { exact: true }).first()).toBeVisible();
}

test('a stay from the request for a bed to the paid bill: what the doctor orders reaches the nurse, what she gives the doctor', async ({
  at,
}) => {
  const doctor = await at('Doctor');
  const lastName = aMark();
  const stay: Stay = { name: `${firstName} ${lastName}`, lastName };
  await registerByCall(doctor, { firstName, lastName });
  await askForBed(doctor, stay);
  await giveBed(await at('Ward Manager'), stay);
  const nurse = await at('Nurse');
  await receive(nurse, stay);
  const prescription = await order(doctor, stay);
  await giveDoses(nurse, stay);
  await measureHigh(nurse, stay);
  await writeNursingNote(nurse, stay);
  await readAndChange(doctor, stay, prescription);
  await readNursingNote(doctor, stay);
  await writeNote(doctor, stay);
  await seeStopped(nurse, stay);
  await readNote(nurse, stay);
  const toTakeHome = await discharge(doctor, stay);
  await handOut(await at('Pharmacist'), stay, toTakeHome);
  await billAndPay(await at('Billing Clerk'), stay);
  await letGo(nurse, stay);
});

test('an assessment of the wrong patient, entered in error, shows the next nurse no risk', async ({
  at,
  colleague,
  inpatient,
}) => {
  const { name } = await inpatient(aMark());
  await assessInError(await at('Nurse'), name);
  await seeNoRisk(await at(await colleague('Nurse')), name);
});

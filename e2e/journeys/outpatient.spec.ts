import { expect, type Locator, type Page } from '@playwright/test';
import { fillDateTime } from '../dates.ts';
import { payInFull } from './desk-ways.ts';
import {
  aMark,
  answer,
  fill,
  findPatient,
  followNotice,
  goHome,
  hospitalToday,
  openMenu,
  pick,
  press,
  readPaper,
  row,
  test,
  touch,
  waitsFor,
} from './ways.ts';

const firstName = 'Shirin';
const tests = { Haemoglobin: '11.2', Potassium: '7.1' } as const;
/** What is typed, and the brand that is clicked; the fourth is the one that the allergy stops. */
const medicines = [
  { typed: 'parax', name: 'Paraxa', frequency: '1+0+1', duration: '3d' },
  { typed: 'cetir', name: 'Cetirix', frequency: '0+0+1', duration: '5d' },
  { typed: 'omepr', name: 'Omeprin', frequency: '1+0+0', duration: '7d' },
  { typed: 'amoxir', name: 'Amoxira', frequency: '1+1+1', duration: '5d' },
  { typed: 'zincov', name: 'Zincovit', frequency: '1+0+0', duration: '7d' },
] as const;

/** Reception writes down who is there and what they must not get, and books a visit of today. */
async function register(page: Page, lastName: string): Promise<void> {
  await press(page, 'Add Patient');
  await fill(page, { 'First name': firstName, 'Last name': lastName });
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Allergy status').selectOption('Asked: listed below');
  await fill(page, { Allergies: 'Penicillin' });
  await press(page, 'Register patient');
  await expect(page.getByRole('heading', { name: `${firstName} ${lastName}`, level: 1 })).toBeVisible();
}

async function book(page: Page): Promise<void> {
  await press(page, 'Schedule Appointment');
  const form = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await form.getByLabel('Doctor').selectOption('Dr. Farhan Chowdhury (Internal Medicine)');
  await fill(form, { Title: 'Sore throat' });
  // Within the hours of the doctor, and between the visits of the samples.
  await fillDateTime(form, 'Start time', `${await hospitalToday(page)}T11:00`);
  await press(form, 'Schedule Appointment');
  await expect(form).toBeHidden();
}

/** The doctor finds the visit on the home screen, writes it down and signs. */
async function consult(page: Page, name: string): Promise<void> {
  await goHome(page);
  const day = page.getByRole('region', { name: 'My patients today' });
  await touch(day.getByRole('link', { name: new RegExp(`^${name}`) }));
  await press(page, 'Start Consultation');
  await expect(page.getByRole('heading', { name: `Consultation of ${name}` })).toBeVisible();
  await fill(page, { Reason: 'Sore throat and fever for three days' });
  const diagnosis = page.getByRole('combobox', { name: 'Add a diagnosis' });
  await pick(diagnosis, 'sore th', /sore throat/i);
  await fill(page, { Plan: 'Fluids, rest, come back if it gets worse' });
  await press(page, /^Sign/);
  await answer(page, 'Sign');
  await expect(page.getByText('Consultation signed')).toBeVisible();
}

/** Two tests; returns the number of the order. */
async function orderTests(page: Page): Promise<string> {
  await press(page, 'New Lab Order');
  const form = page.getByRole('dialog', { name: 'New Lab Order' });
  const search = form.getByRole('searchbox', { name: 'Find a test by name or category' });
  for (const name of Object.keys(tests)) {
    await search.fill('');
    await search.pressSequentially(name);
    await touch(form.getByRole('checkbox', { name: new RegExp(`^${name}`) }).first());
  }
  await press(form, 'Create Order');
  const said = await page.getByText(/LAB-\d+ created/).textContent();
  return /LAB-\d+/.exec(said ?? '')![0];
}

/** From the consultation; each medicine is clicked in the list, and the one that the allergy stops is taken out again. */
async function prescribe(page: Page): Promise<string> {
  await press(page, 'New Prescription');
  await expect(page.getByText('Penicillin').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Diagnosis' })).toHaveValue(/sore throat/i);
  const line = (place: number) => page.getByRole('group', { name: `Medicine ${place}`, exact: true });
  for (const [place, medicine] of medicines.entries()) {
    if (place > 0) await press(page, 'Add Medicine');
    await pick(
      line(place + 1).getByRole('combobox', { name: 'Medicine' }),
      medicine.typed,
      new RegExp(`^${medicine.name} \\d`),
    );
    const { frequency: Frequency, duration: Duration } = medicine;
    await fill(line(place + 1), { Frequency, Duration });
  }
  // Nobody who lies in no bed is asked about the ward.
  await expect(page.getByRole('radio', { name: 'For the ward' })).toHaveCount(0);
  const stop = line(4).getByRole('alert');
  await expect(stop).toContainText('Allergic to Penicillin');
  await press(page, 'Sign');
  await expect(page.getByText(/A safety check blocks this prescription/)).toBeVisible();
  await press(page, 'Remove medicine 4');
  await press(page, 'Sign');
  const heading = page.getByRole('heading', { level: 1, name: /^RX-/ });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Amoxira')).toHaveCount(0);
  return heading.innerText();
}

/** The consultation names what was ordered in it, on the screen and on paper. */
async function readConsultation(page: Page, numbers: readonly string[]): Promise<void> {
  await press(page, 'Back to the consultation');
  const ordered = page.getByRole('list', { name: 'Ordered in this consultation' });
  for (const number of numbers) await expect(ordered.getByRole('link', { name: number })).toBeVisible();
  await press(page, 'Print');
  await readPaper(page, /^Consultation/, 'Tests advised', 'Medicines prescribed');
}

async function openOrder(page: Page, order: string): Promise<Locator> {
  await goHome(page);
  await touch(page.getByRole('main').getByRole('link', { name: new RegExp(`^${order}`) }));
  const sheet = page.getByRole('dialog', { name: `Lab Order ${order}` });
  await expect(sheet.getByRole('table', { name: 'Results' })).toBeVisible();
  return sheet;
}

async function enterResults(page: Page, order: string): Promise<void> {
  const sheet = await openOrder(page, order);
  await press(sheet, 'Specimen taken now');
  await press(sheet, 'Enter Results');
  const entry = page.getByRole('dialog', { name: new RegExp(`^Enter Results: ${order}`) });
  for (const [name, result] of Object.entries(tests)) await fill(entry, { [`Result of ${name}`]: result });
  const confirmation = entry.getByRole('checkbox', { name: /is critical and right/ });
  await touch(confirmation);
  await press(entry, 'Save Results');
  await expect(sheet.getByText('Someone else must verify this').first()).toBeVisible();
}

async function verifyResults(page: Page, order: string): Promise<void> {
  const sheet = await openOrder(page, order);
  await press(sheet, 'Verify All');
  await expect(sheet.getByText('Verified', { exact: true })).toHaveCount(2);
}

/** The critical result rings; both stand on the page of the patient. */
async function readResults(page: Page, patient: string): Promise<void> {
  await followNotice(page, new RegExp(`${patient}.*Potassium`));
  const sheet = page.getByRole('dialog', { name: /^Lab Order/ });
  await expect(sheet.getByText(/7\.1/).first()).toBeVisible();
  waitsFor(
    'results that are not critical, told to the doctor who ordered them on the home screen or by the bell',
  );
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await findPatient(page, patient.split(' ')[1]!, patient);
  const results = page.getByRole('region', { name: 'Laboratory', exact: true });
  for (const [name, result] of Object.entries(tests)) {
    await expect(results.getByRole('row').filter({ hasText: name })).toContainText(result);
  }
}

/** What waits longest stands on the home screen of the pharmacy. */
async function handOut(page: Page, name: string, prescription: string): Promise<void> {
  await goHome(page);
  const queue = page.getByRole('region', { name: 'Prescriptions to dispense' });
  await touch(queue.getByRole('link', { name: new RegExp(`^${name}`) }));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(prescription) })).toBeVisible();
  for (const { name: medicine } of medicines) {
    if (medicine !== 'Amoxira')
      await expect(page.getByRole('textbox', { name: `Quantity of ${medicine}` })).not.toHaveValue('');
  }
  await press(page, 'Hand Out');
  await expect(page.getByRole('region', { name: 'Handed out so far' })).toContainText('Paraxa');
}

/** The order of the laboratory is billed once, and whatever is open is paid. */
async function billAndPay(page: Page, name: string, order: string): Promise<void> {
  await openMenu(page, 'Orders to Bill');
  await touch(row(page, order).getByRole('button', { name: /^Create Invoice/ }));
  await expect(page.getByText(`This invoice is for laboratory order ${order}.`)).toBeVisible();
  await touch(page.getByRole('switch', { name: 'Send at once' }));
  await press(page, 'Save and Send');
  await payOpened(page);
  await openMenu(page, 'Orders to Bill');
  await expect(page.getByText(/orders? on this page$|^Nothing to bill$/).first()).toBeVisible();
  await expect(row(page, order)).toHaveCount(0);

  await findPatient(page, name.split(' ')[1]!, name);
  const billing = page.getByRole('region', { name: 'Billing', exact: true });
  const invoices = billing.getByRole('link', { name: /^INV-/ });
  // One for the tests and one for the medicines, and nothing twice.
  await expect(invoices).toHaveCount(2);
  await touch(row(billing, / due/).getByRole('link', { name: /^INV-/ }));
  await payOpened(page);
}

async function payOpened(page: Page): Promise<void> {
  await payInFull(page);
  await press(page, /^Print Receipt/);
  await readPaper(page, /^Receipt RCT-/, firstName);
}

test('a visit from the front desk to the receipt: an allergy stops what was clicked, everything is billed once', async ({
  at,
  colleague,
}) => {
  const lastName = aMark();
  const name = `${firstName} ${lastName}`;
  const reception = await at('Receptionist');
  await register(reception, lastName);
  await book(reception);

  const doctor = await at('Doctor');
  await consult(doctor, name);
  const order = await orderTests(doctor);
  const prescription = await prescribe(doctor);
  await readConsultation(doctor, [order, prescription]);

  const laboratory = await at('Technician');
  await enterResults(laboratory, order);
  const second = await at(await colleague('Laboratory Technician'));
  await verifyResults(second, order);
  await readResults(doctor, name);

  const pharmacy = await at('Pharmacist');
  await handOut(pharmacy, name, prescription);
  const clerk = await at('Billing Clerk');
  await billAndPay(clerk, name, order);

  // What the desk sees, where the patient says goodbye.
  await findPatient(reception, lastName, name);
  await expect(reception.getByRole('region', { name: 'Billing', exact: true })).toContainText(
    'Nothing is due.',
  );
});

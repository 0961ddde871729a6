import { expect, type Page } from '@playwright/test';
import {
  aMark,
  beginMeasuring,
  fill,
  findPatient,
  openAdmission,
  openMenu,
  press,
  row,
  test,
  touch,
} from './ways.ts';

test.use({ keepsScreens: true });

const measured = { 'Respiratory rate': '22', 'Oxygen saturation (SpO₂)': '94' };
const circulation = { Systolic: '108', Diastolic: '66', 'Heart rate': '112', Temperature: '38.6' };

interface Bedside {
  name: string;
  ward: string;
  medicines: string[];
}

const unsent = (page: Page, count: number) =>
  page.getByText(count === 1 ? '1 entry not sent yet' : `${count} entries not sent yet`);

/** Looks once at each screen while there is a network, as a nurse does who begins the night. */
async function lookAround(page: Page, { name, medicines }: Bedside): Promise<void> {
  await openMenu(page, 'Intake & Output');
  await expect(page.getByRole('article', { name })).toBeVisible();
  await openMenu(page, 'Medication Administration Record');
  const grid = page.getByRole('table', { name: 'Patients and hours' });
  await touch(grid.getByRole('button', { name, exact: true }));
  for (const medicine of medicines) await expect(page.getByRole('region', { name: medicine })).toBeVisible();
}

async function give(page: Page, medicine: string): Promise<void> {
  await touch(page.getByRole('region', { name: medicine }).getByRole('button', { name: /^Administer/ }));
  const form = page.getByRole('dialog', { name: /^Administer / });
  for (const right of ['patient', 'medication', 'dose', 'route', 'time']) {
    await touch(form.getByRole('checkbox', { name: `Right ${right}` }));
  }
  await press(form, 'Administer');
  await expect(form).toBeHidden();
}

async function noteFluids(page: Page, { name }: Bedside): Promise<void> {
  await openMenu(page, 'Intake & Output');
  const card = page.getByRole('article', { name });
  await touch(card.getByRole('button', { name: `Oral of ${name}` }));
  await touch(card.getByRole('button', { name: `Oral 250 mL of ${name}` }));
}

async function measure(page: Page, bedside: Bedside): Promise<void> {
  await beginMeasuring(page, bedside);
  const form = page.getByRole('region', { name: 'Record vital signs' });
  await fill(form, measured);
  await press(form, 'Air');
  await fill(form, circulation);
  await press(form, 'Alert');
  await press(form, 'Record Vital Signs');
}

test('a night nurse on a phone types for an hour without a network, and the morning reads all of it once', async ({
  at,
  inpatient,
}) => {
  const bedside = await inpatient(aMark());
  const { name, medicines } = bedside;
  const phone = await at('Nurse', 'phone');
  await beginMeasuring(phone, bedside);
  await lookAround(phone, bedside);
  // From then on the program is kept by the phone.
  await phone.evaluate(async () => void (await navigator.serviceWorker.ready));
  await phone.context().clock.install({ time: Date.now() });

  await phone.context().setOffline(true);
  await give(phone, medicines[0]!);
  await expect(unsent(phone, 1)).toBeVisible();
  await noteFluids(phone, bedside);
  await expect(unsent(phone, 2)).toBeVisible();
  await measure(phone, bedside);
  await expect(unsent(phone, 3)).toBeVisible();
  await phone.context().clock.fastForward('01:00:00');
  await expect(unsent(phone, 3)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText(/not sent yet$/)).toHaveCount(0, { timeout: 60_000 });
  await expect(phone.getByText(/needs? your decision/)).toHaveCount(0);

  const doctor = await at('Doctor');
  await findPatient(doctor, name.split(' ')[1]!, name);
  await expect(doctor.getByText(/NEWS2 \d+/).first()).toBeVisible();
  await openAdmission(doctor, bedside);
  await press(doctor, 'Medication Record');
  const dose = doctor.getByRole('region', { name: medicines[0]! });
  await expect(dose.getByText('Given', { exact: true })).toHaveCount(1);
  await expect(doctor.getByRole('region', { name: medicines[1]! })).not.toContainText('Given');

  const manager = await at('Ward Manager');
  await openMenu(manager, 'Intake & Output');
  const card = manager.getByRole('article', { name });
  await expect(card).toContainText('+250 mL');
  await touch(card.getByRole('link', { name: `Fluid chart of ${name}` }));
  await expect(row(manager, 'Oral 250')).toHaveCount(1);
});

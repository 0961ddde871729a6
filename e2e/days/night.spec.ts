// areas: doses, nursing, vitals, pharmacy, stock, inpatient, patients
import { expect, type Page } from '@playwright/test';
import { samplePassword } from '#areas/people/people.samples.ts';
import { callFrom } from '../calls.ts';
import { open, signInAs, test } from '../hospital.ts';
import { ownShift } from '../nursing-records.ts';
import { aMedicine, anAdmission, aPatient, aWard } from '../records.ts';
import { aMark } from './arrange.ts';

/** A patient in a bed with orders for the night; leaves the browser signed in as administrator. */
async function arrangeNight(page: Page) {
  const mark = aMark();
  await signInAs(page, 'Tenant Admin');
  const { ward, beds } = await aWard(page, `Night ${mark}`, 1);
  const patient = await aPatient(page, `Ill${mark}`);
  const { id: admissionId } = await anAdmission(page, patient.id, beds[0]!.id);
  const pain = await aMedicine(page, `Napa${mark}`, 'Paracetamol');
  const strong = await aMedicine(page, `Morph${mark}`, 'Morphine', true);
  const fluid = { dosageForm: 'infusion', route: 'iv', baseUnit: 'ml' } as const;
  const drip = await aMedicine(page, `Saline${mark}`, 'Saline', false, fluid);
  const once = { dose: '1', route: 'oral', frequency: 'STAT', duration: '' } as const;
  const asNeeded = { frequency: 'SOS', prnIndication: 'Pain', prnMinimumMinutes: 240, prnMaximum: 4 };
  await callFrom(page, 'prescriptions.sign', {
    ...{ patientId: patient.id, admissionId },
    lines: [
      { ...once, ...asNeeded, medicineId: pain.id, name: pain.name },
      { ...once, medicineId: strong.id, name: strong.name },
      { ...once, medicineId: drip.id, name: drip.name, dose: '500 ml', route: 'iv' },
    ],
  });
  const { nurseId: nextNurseId } = await ownShift(page);
  const name = `Amina ${patient.lastName}`;
  return { ward, patient, name, pain, strong, drip, nextNurseId, admissionId };
}

type Night = Awaited<ReturnType<typeof arrangeNight>>;

async function startShift(page: Page, { ward, name }: Night): Promise<void> {
  await signInAs(page, 'Nurse', `/dashboard/nursing/shifts?wardId=${ward.id}`);
  await page.getByRole('button', { name: 'Start Shift' }).click();
  const form = page.getByRole('dialog', { name: 'Start Shift' });
  await form.getByRole('checkbox', { name: new RegExp(`${name}: no nurse`) }).check();
  await form.getByRole('button', { name: 'Start Shift' }).click();
  await expect(page.getByText(/^Shift of .* started$/)).toBeVisible();
}

interface Measured {
  respirations: string;
  saturation: string;
  oxygen: 'Air' | 'Oxygen';
  heartRate: string;
  temperature: string;
  total: number;
}

async function measure(page: Page, { patient, name }: Night, measured: Measured): Promise<void> {
  await lookAway(page);
  await open(page, `/dashboard/nursing/vitals?patientId=${patient.id}`);
  const form = page.getByRole('region', { name: 'Record vital signs' });
  await expect(form.getByRole('combobox', { name: 'Patient' })).toHaveValue(new RegExp(patient.lastName));
  const fill = (label: string, value: string) =>
    form.getByRole('textbox', { name: label, exact: true }).fill(value);
  await fill('Respiratory rate', measured.respirations);
  await fill('Oxygen saturation (SpO₂)', measured.saturation);
  await form.getByRole('button', { name: measured.oxygen, exact: true }).click();
  await fill('Systolic', '108');
  await fill('Diastolic', '66');
  await fill('Heart rate', measured.heartRate);
  await form.getByText('°C', { exact: true }).first().click();
  await fill('Temperature', measured.temperature);
  await form.getByRole('button', { name: 'Alert' }).click();
  await form.getByRole('button', { name: 'Record Vital Signs' }).click();
  await expect(
    page.getByText(new RegExp(`Vital signs of ${name} recorded: NEWS2 ${measured.total}, next set due`)),
  ).toBeVisible();
}

/** The score rises from 3 to 8, and the registrar is called. */
async function deteriorate(page: Page, night: Night): Promise<void> {
  const well = { respirations: '18', saturation: '95', oxygen: 'Air', heartRate: '95', temperature: '37.0' };
  await measure(page, night, { ...well, oxygen: 'Air', total: 3 });
  const ill = { respirations: '22', saturation: '94', heartRate: '108', temperature: '38.5' };
  await measure(page, night, { ...ill, oxygen: 'Oxygen', total: 8 });
  // Nobody is called yet, and the set says so until somebody is.
  await page.getByRole('dialog', { name: 'Who was called?' }).getByRole('button', { name: 'Cancel' }).click();
  await lookAway(page);
  await open(page, `/dashboard/patients/${night.patient.id}/vital-signs`);
  const row = page.getByRole('row').filter({ hasText: 'NEWS2 8' });
  await expect(row).toContainText('No call recorded');
  await row.getByRole('button', { name: /^Record call/ }).click();
  const form = page.getByRole('dialog', { name: 'Who was called?' });
  await form.getByRole('textbox', { name: 'Called' }).fill('Dr. Rahim, registrar');
  await form.getByRole('textbox', { name: 'Ordered' }).fill('Blood cultures, 500 ml saline');
  await form.getByRole('button', { name: 'Record call' }).click();
  await expect(page.getByText('Call recorded', { exact: true })).toBeVisible();
  await expect(row).toContainText(/Dr\. Rahim, registrar was called .*: Blood cultures/);
}

/** A sentence under the pointer stays as long as it is read, and lies over what is pressed next. */
const lookAway = (page: Page) => page.mouse.move(0, 0);

async function confirmRights(page: Page): Promise<void> {
  for (const right of ['patient', 'medication', 'dose', 'route', 'time']) {
    await page.getByRole('checkbox', { name: `Right ${right}` }).check();
  }
}

async function administer(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Administer', exact: true }).click();
  await lookAway(page);
}

/** As needed is given once, and refused the second time. */
async function giveForPain(page: Page, { pain, admissionId }: Night): Promise<void> {
  await lookAway(page);
  await open(page, `/dashboard/nursing/mar?admissionId=${admissionId}`);
  const line = page.getByRole('region', { name: new RegExp(pain.name) });
  await line.getByRole('button', { name: /as needed$/ }).click();
  await confirmRights(page);
  await administer(page);
  await expect(line).toContainText('Given in the last 24 hours: 1');
  await line.getByRole('button', { name: /as needed$/ }).click();
  await confirmRights(page);
  await administer(page);
  await expect(page.getByText(/Too early: wait 4 hours between two doses./)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(line).toContainText('Given in the last 24 hours: 1');
}

/** The wristband of somebody else stops the dose; the right one and a colleague let it be given. */
async function giveBeforeWitness(page: Page, { patient, strong }: Night): Promise<void> {
  const line = page.getByRole('region', { name: new RegExp(strong.name) });
  await line.getByRole('button', { name: /^Administer/ }).click();
  const form = page.getByRole('dialog', { name: `Administer ${strong.name}` });
  const wristband = form.getByRole('textbox', { name: 'Scan the wristband' });
  await wristband.fill('P-999999');
  await wristband.press('Enter');
  const stop = page.getByRole('alertdialog', { name: 'Wrong patient' });
  await expect(stop).toContainText('P-999999 was scanned');
  await expect(wristband).toHaveCount(0);
  await stop.getByRole('button', { name: 'Understood' }).click();
  await line.getByRole('button', { name: /^Administer/ }).click();
  await wristband.fill(patient.patientNumber);
  await expect(form.getByRole('checkbox', { name: 'Right patient' })).toBeChecked();
  await confirmRights(page);
  await form.getByRole('combobox', { name: 'Witness' }).selectOption({ index: 1 });
  const password = form.getByLabel('Witness’s password');
  await password.fill('not the password');
  await administer(page);
  // The password is forgotten with every refusal.
  await expect(password).toHaveValue('');
  await password.fill(samplePassword);
  await administer(page);
  await expect(line).toContainText(/Given.*Witness: /);
}

async function runInfusion(page: Page, { drip }: Night): Promise<void> {
  const line = page.getByRole('region', { name: new RegExp(drip.name) });
  await line.getByRole('button', { name: /^Administer/ }).click();
  await confirmRights(page);
  await page.getByRole('textbox', { name: 'Millilitres per hour' }).fill('125');
  await administer(page);
  await expect(line).toContainText('Running at 125 mL/h');
  await line.getByRole('button', { name: /^Change the rate/ }).click();
  await page.getByRole('textbox', { name: 'Millilitres per hour' }).fill('62.5');
  await page.getByRole('button', { name: 'Change rate', exact: true }).last().click();
  await expect(line).toContainText('Running at 62.5 mL/h');
  await line.getByRole('button', { name: /^Stop / }).click();
  await page.getByRole('textbox', { name: 'Total millilitres given' }).fill('310');
  await page.getByRole('dialog').getByRole('button', { name: 'Stop infusion' }).click();
  await expect(line).toContainText('after 310 mL');
}

/** The next nurse reads what was given, and accepts. */
async function handOver(page: Page, { name, nextNurseId, ward }: Night): Promise<void> {
  await lookAway(page);
  await open(page, '/dashboard/nursing');
  await expect(page.getByRole('article', { name })).toContainText('8 ↑');
  await page.getByRole('link', { name: 'My shift' }).click();
  await page.getByRole('button', { name: 'Hand over' }).click();
  const form = page.getByRole('dialog', { name: 'Hand over' });
  await form.getByRole('combobox', { name: 'Who takes over' }).selectOption(nextNurseId);
  await form.getByRole('textbox', { name: `About ${name}` }).fill('Cultures are taken.');
  await form.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText(/^Handed over to /)).toBeVisible();
  await signInAs(page, 'Tenant Admin', '/dashboard/nursing/handovers?status=given');
  await page.getByRole('link').filter({ hasText: /:/ }).first().click();
  await expect(page.getByText('In words: Cultures are taken')).toBeVisible();
  await expect(page.getByText(/^NEWS2 8, previously 3/)).toBeVisible();
  await expect(page.getByText(/^Dr\. Rahim, registrar was called .*: Blood cultures/)).toBeVisible();
  await expect(page.getByText('Doses given in this shift: 3')).toBeVisible();
  await expect(page.getByText(/^Intake 310 mL, output 0 mL/)).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Handover accepted')).toBeVisible();
  await open(page, `/dashboard/nursing/mar?wardId=${ward.id}&patients=mine`);
  await expect(page.getByRole('table', { name: 'Patients and hours' })).toContainText(name);
  await signInAs(page, 'Nurse', `/dashboard/nursing/shifts?wardId=${ward.id}`);
  await page.getByRole('button', { name: /^Complete Shift/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Complete Shift' }).click();
  await expect(page.getByText('Shift completed')).toBeVisible();
}

test('a night on the ward: a score that rises, a dose too early, a wrong wristband, a witness, an infusion, and the handover', async ({
  page,
}) => {
  const night = await arrangeNight(page);
  await startShift(page, night);
  await deteriorate(page, night);
  await giveForPain(page, night);
  await giveBeforeWitness(page, night);
  await runInfusion(page, night);
  await handOver(page, night);
});

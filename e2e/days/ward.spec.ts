// areas: patients, appointments, laboratory, inpatient, ward-orders, ward-rounds
import { expect, type Page } from '@playwright/test';
import { fillDateTime } from '../dates.ts';
import { open, signInAs, test } from '../hospital.ts';
import { anAppointment } from '../records.ts';
import {
  aMark,
  anOrderToCollect,
  aPatientAndATest,
  aPatientWithResult,
  expectMenu,
  nursingToRead,
} from './arrange.ts';

const nursing = [
  'Nursing Dashboard',
  'Vital Signs',
  'Medication Administration Record',
  'Nursing Assessments',
  'Nursing Notes',
  'Shift Management',
  'Handovers',
  'Intake & Output',
];
/** What of the theatres a ward sees. */
const seenOfSurgery = ['Surgery Dashboard', 'Surgical Cases', 'Theatres'];
const nursesMenu = ['Patients', 'Appointments', 'Consultations', 'Admissions', 'Bed Management', ...nursing];

/** Reads on the page of a patient what must be known before anything is given, and the verified result. */
async function readRecord(page: Page, result: string): Promise<void> {
  await expect(page.getByText('Penicillin').first()).toBeVisible();
  await expect(page.getByText('B+').first()).toBeVisible();
  const results = page.getByRole('region', { name: 'Laboratory', exact: true });
  await expect(results.getByRole('row', { name: new RegExp(result) })).toContainText('4.4');
}

/** Finds the patient as one does on the ward, by the search of the top bar. */
async function findPatient(page: Page, patient: string): Promise<void> {
  await page.getByRole('button', { name: /Search patients, appointments/ }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill(patient.split(' ')[1]!);
  await page.getByRole('option', { name: new RegExp(`^${patient} P\\d`) }).click();
  await expect(page.getByRole('heading', { name: patient, level: 1 })).toBeVisible();
}

async function takeSpecimen(page: Page, order: string): Promise<void> {
  await open(page, '/dashboard/laboratory');
  await page.getByRole('button', { name: order, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: `Lab Order ${order}` });
  await sheet.getByRole('button', { name: 'Specimen taken now' }).click();
  await expect(sheet.getByRole('button', { name: 'Specimen taken now' })).toBeHidden();
  await expect(sheet.getByRole('button', { name: 'Enter Results' })).toHaveCount(0);
  await page.keyboard.press('Escape');
}

test('a doctor sees a patient, reads a result, orders a test and books over a full hour', async ({
  page,
}) => {
  const { patient, result } = await aPatientWithResult(page);
  const { labTest } = await aPatientAndATest(page);
  const title = `Follow-up ${aMark()}`;
  await anAppointment(page, 'Taken', '2033-03-07T10:00', 'Dr. Farhan Chowdhury');
  await signInAs(page, 'Doctor');
  const clinic = ['Patients', 'Appointments', 'Consultations'];
  await expectMenu(page, [
    ...[...clinic, 'My Inpatients', 'Admissions', 'Bed Management', 'Order Sets'],
    ...['Nursing Dashboard', ...nursingToRead],
    ...['Surgery Dashboard', 'Theatre Schedule', 'Surgical Cases', 'Operative Notes'],
    ...['Anesthesia Records', 'Implants', 'Theatres', 'Laboratory', 'Pharmacy'],
  ]);
  await findPatient(page, patient);
  await readRecord(page, result);

  await page.getByRole('link', { name: 'Order Tests' }).click();
  const form = page.getByRole('dialog', { name: 'New Lab Order' });
  await form.getByLabel('Find a test by name or category').fill(labTest);
  await form.getByRole('checkbox', { name: new RegExp(labTest) }).check();
  await form.getByRole('button', { name: 'Create Order' }).click();
  await expect(page.getByText(/LAB-\d+ created/)).toBeVisible();

  await findPatient(page, patient);
  await page.getByRole('link', { name: 'Schedule Appointment' }).click();
  const booking = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await booking.getByLabel('Doctor').selectOption('Dr. Farhan Chowdhury (Internal Medicine)');
  await booking.getByLabel('Title').fill(title);
  await fillDateTime(booking, 'Start time', '2033-03-07T10:15');
  await booking.getByRole('button', { name: 'Schedule Appointment' }).click();
  const clash = page.getByRole('dialog', { name: 'The doctor is not free' });
  await clash.getByLabel('Reason').fill('Chest pain, cannot wait');
  await clash.getByRole('button', { name: 'Book anyway' }).click();
  await expect(booking).toBeHidden();
});

test('a nurse looks at the day, takes a specimen and reads the record', async ({ page }) => {
  const { order } = await anOrderToCollect(page);
  const { patient, result } = await aPatientWithResult(page);
  await signInAs(page, 'Nurse', '/dashboard/scheduling');
  await expectMenu(page, [...nursesMenu, ...seenOfSurgery, 'Laboratory', 'Requisitions']);
  await expect(page.getByRole('button', { name: 'Schedule Appointment' })).toHaveCount(0);
  await takeSpecimen(page, order);
  await expect(page.getByRole('button', { name: 'New Lab Order' })).toHaveCount(0);
  await findPatient(page, patient);
  await readRecord(page, result);
  await expect(page.getByRole('link', { name: 'Edit Patient' })).toBeVisible();
});

test('a ward manager stands in for a nurse and keeps the record of a patient', async ({ page }) => {
  const { order } = await anOrderToCollect(page);
  const { patient, patientId, result } = await aPatientWithResult(page);
  await signInAs(page, 'Ward Manager', '/dashboard/scheduling');
  const wards = ['Admissions', 'Bed Management', 'Bed Transfers', 'Ward Census'];
  const records = ['Patients', 'Appointments', 'Consultations'];
  const rest = ['Laboratory', 'Inventory', 'Requisitions'];
  await expectMenu(page, [...records, ...wards, ...nursing, ...seenOfSurgery, ...rest]);
  await takeSpecimen(page, order);
  await findPatient(page, patient);
  await readRecord(page, result);
  await open(page, `/dashboard/patients/${patientId}/edit`);
  await page.getByLabel('Address').fill('Ward 3, bed 4');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Ward 3, bed 4')).toBeVisible();
});

test('a theatre nurse sees the procedures of the day and what matters before one', async ({ page }) => {
  const title = `Appendectomy ${aMark()}`;
  await signInAs(page, 'Tenant Admin');
  await anAppointment(page, title, '2033-04-04T08:00');
  const { patient, result } = await aPatientWithResult(page);
  await signInAs(page, 'Theatre Nurse', '/dashboard/scheduling?period=all&from=2033-04-04&to=2033-04-04');
  const clinic = ['Patients', 'Appointments', 'Consultations', 'Admissions'];
  await expectMenu(page, [
    ...[...clinic, 'Bed Management', 'Nursing Dashboard', 'Vital Signs', ...nursingToRead],
    ...['Surgery Dashboard', 'Theatre Schedule'],
    ...['Surgical Cases', 'Pre-Operative Checklists', 'Implants', 'Theatres', 'Requisitions'],
  ]);
  await expect(page.getByRole('row', { name: title })).toBeVisible();
  await findPatient(page, patient);
  await readRecord(page, result);
});

test('a pharmacist reads allergies and results before dispensing, and changes nothing', async ({ page }) => {
  const { patient, result } = await aPatientWithResult(page);
  await signInAs(page, 'Pharmacist');
  await expectMenu(page, [
    ...['Patients', 'Consultations', 'Admissions', 'Medication Administration Record'],
    ...['Pharmacy', 'Inventory'],
    'Cashier.s Day',
  ]);
  await findPatient(page, patient);
  await readRecord(page, result);
  await expect(page.getByRole('link', { name: 'Edit Patient' })).toHaveCount(0);
});

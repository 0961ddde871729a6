import { expect, type Page } from '@playwright/test';
import { signInAs } from '../hospital.ts';
import { aLabOrder, anExaminedOrder, aLabTest, aPatient, verifyResults } from '../records.ts';

let made = 0;

/** Letters that nobody else's name in this run has. */
export function aMark(): string {
  made += 1;
  return `${Date.now()}${made}`.replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
}

export interface Arranged {
  patientId: string;
  /** First and last name. */
  patient: string;
  labTest: string;
}

/** A patient with an allergy, and a laboratory test; leaves the browser signed in as administrator. */
export async function aPatientAndATest(page: Page): Promise<Arranged & { testId: string }> {
  await signInAs(page, 'Tenant Admin');
  const mark = aMark();
  const { id } = await aPatient(page, mark, { allergies: 'Penicillin', bloodType: 'B+' });
  const labTest = `Sodium ${mark}`;
  const { id: testId } = await aLabTest(page, labTest);
  return { patientId: id, patient: `Amina ${mark}`, labTest, testId };
}

/** A patient with an order whose specimen is still to be taken. */
export async function anOrderToCollect(page: Page): Promise<Arranged & { order: string }> {
  const { testId, ...arranged } = await aPatientAndATest(page);
  const { orderNumber: order } = await aLabOrder(page, [testId], arranged.patientId);
  return { ...arranged, order };
}

/** A patient with a result that the laboratory has verified: 4.4, of a test called Potassium and the patient's mark. */
export async function aPatientWithResult(
  page: Page,
): Promise<Omit<Arranged, 'labTest'> & { result: string }> {
  await signInAs(page, 'Tenant Admin');
  const mark = aMark();
  const { id: patientId } = await aPatient(page, mark, { allergies: 'Penicillin', bloodType: 'B+' });
  const result = `Potassium ${mark}`;
  const { order } = await anExaminedOrder(page, patientId, result, '4.4');
  await signInAs(page, 'Technician');
  await verifyResults(page, order.id);
  return { patientId, patient: `Amina ${mark}`, result };
}

/** What of nursing stands in the menu of who reads it and does not write it. */
export const nursingToRead = [
  'Medication Administration Record',
  'Nursing Assessments',
  'Nursing Notes',
  'Handovers',
  'Intake & Output',
];

/** Finds exactly these entries in the menu, beside the home screen. */
export async function expectMenu(page: Page, entries: readonly string[]): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByRole('link')).toHaveText(
    ['Dashboard', ...entries].map((name) => new RegExp(`^${name}`)),
  );
}

import { expect, type Page } from '@playwright/test';
import { answer, fill, openMenu, press, row } from './ways.ts';

// What is kept from whom, as each role meets it.

/** Restricts the record in view. */
export async function restrictInView(page: Page, patient: string): Promise<void> {
  await press(page, 'Restrict');
  const form = page.getByRole('dialog', { name: `Restrict the record of ${patient}` });
  await fill(form, { Reason: 'Works in this hospital' });
  await press(form, 'Restrict');
  await expect(page.getByRole('button', { name: 'Lift Restriction' })).toBeVisible();
}

/** Finds a restricted patient in the list, where nothing but the name stands, and a record that does not open. */
export async function expectClosedRecord(
  page: Page,
  patient: string,
  secrets: readonly string[],
): Promise<void> {
  await openMenu(page, 'Patients');
  await page.getByRole('searchbox', { name: 'Search patients' }).pressSequentially(patient.split(' ')[1]!);
  const listed = row(page, patient);
  await expect(listed).toContainText('Restricted');
  await expect(listed.getByText('Not shown')).toHaveCount(2);
  await press(listed, patient);
  await expect(page.getByRole('heading', { name: new RegExp(`${patient} \\(P\\d{6}\\)`) })).toBeVisible();
  for (const secret of secrets) await expect(page.getByText(secret)).toHaveCount(0);
}

/** Looks for something that only a restricted record says, as if guessing. */
export async function expectNothingInSearch(page: Page, secret: string): Promise<void> {
  await openMenu(page, 'Patients');
  await page.getByRole('searchbox', { name: 'Search patients' }).pressSequentially(secret);
  await expect(page.getByText('No patients found')).toBeVisible();
}

/** Writes, signs and marks as sensitive the visit of the patient in view. */
export async function writeSensitiveVisit(page: Page, patient: string, reason: string): Promise<void> {
  await press(page, 'Start Consultation');
  await expect(page.getByRole('heading', { name: `Consultation of ${patient}` })).toBeVisible();
  await fill(page, { Reason: reason });
  await press(page, 'Sign');
  await answer(page, 'Sign');
  await expect(page.getByText('Consultation signed')).toBeVisible();
  await press(page, 'Mark as Sensitive');
  await answer(page, 'Mark as Sensitive');
  await expect(page.getByText('Consultation marked as sensitive')).toBeVisible();
}

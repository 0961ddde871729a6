import { expect, type Page } from '@playwright/test';
import { fill, openMenu, press } from './ways.ts';

// What a front desk does in a journey.

/** Registers Amina with this family name; the record is open then. */
export async function registerAtDesk(page: Page, lastName: string): Promise<string> {
  await openMenu(page, 'Patients');
  await press(page, 'Add Patient');
  await fill(page, { 'First name': 'Amina', 'Last name': lastName, 'Date of birth': '17/05/1990' });
  await page.getByRole('combobox', { name: 'Gender' }).selectOption({ label: 'Female' });
  await press(page, 'Register patient');
  const name = `Amina ${lastName}`;
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

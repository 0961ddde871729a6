import { expect, type Locator, type Page } from '@playwright/test';
import { admitted } from './admitted.ts';
import { fill, findPatient, goHome, openMenu, press, row, test, touch } from './ways.ts';

const pulse = '112';

/** The ward's phone at night: a set of vital signs, what was drunk and passed, and a dose, typed without a network. */
async function measure(page: Page, name: string): Promise<void> {
  await openMenu(page, 'Nursing Dashboard');
  await touch(page.getByRole('link', { name: `Record vital signs of ${name}` }));
  const form = page.getByRole('region', { name: 'Record vital signs' });
  await expect(form.getByRole('combobox', { name: 'Patient' })).toHaveValue(new RegExp(name));
  await page.context().setOffline(true);
  await fill(form, { 'Respiratory rate': '22', 'Oxygen saturation (SpO₂)': '94' });
  await press(form, 'Air');
  await fill(form, { Systolic: '108', Diastolic: '66', 'Heart rate': pulse, Temperature: '38.6' });
  await press(form, 'Alert');
  await press(form, 'Record Vital Signs');
  await expect(page.getByText('1 entry not sent yet')).toBeVisible();
}

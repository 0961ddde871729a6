// areas: pharmacy, consultations, patients
import { expect } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';
import { aMedicine, anAllergy, aPatient } from './records.ts';

test(
  'a doctor prescribes by keyboard, passes an allergy with a reason, prints, and the code is genuine',
  { tag: '@host' },
  async ({ page }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    await signInAs(page, 'Tenant Admin');
    await aMedicine(page, `Amoxtest${mark}`, 'Amoxicillin');
    await aMedicine(page, `Paratest${mark}`, 'Paracetamol');
    const { id } = await aPatient(page, `Prescribed${mark}`);
    await anAllergy(page, id, 'Penicillin');
    await open(page, `/dashboard/prescriptions/new?patientId=${id}`);
    await expect(page.getByText('Penicillin')).toBeVisible();
    const first = page.getByRole('group', { name: 'Medicine 1' });
    await first.getByRole('combobox', { name: 'Medicine' }).focus();
    await page.keyboard.type(`paratest${mark}`);
    await page.keyboard.press('Enter');
    await expect(first.getByLabel('Frequency')).toBeFocused();
    await page.keyboard.type('1+0+1');
    await page.keyboard.press('Tab');
    await page.keyboard.type('7d');
    await page.keyboard.press('Enter');
    const second = page.getByRole('group', { name: 'Medicine 2' });
    await expect(second.getByRole('combobox', { name: 'Medicine' })).toBeFocused();
    await page.keyboard.type(`amoxtest${mark}`);
    await page.keyboard.press('Enter');
    await expect(second.getByLabel('Frequency')).toBeFocused();
    await page.keyboard.type('1+1+1');
    await page.keyboard.press('Tab');
    await page.keyboard.type('5d');
    await expect(second.getByText(/Allergic to Penicillin/)).toBeVisible();
    await page.getByRole('button', { name: 'Sign' }).click();
    await expect(page.getByText(/A safety check blocks this prescription/)).toBeVisible();
    await second.getByLabel('Reason to go on').fill('Took it twice since without harm');
    await page.getByRole('button', { name: 'Sign' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^RX-/ })).toBeVisible();
    await expect(page.getByText('Overridden because: Took it twice since without harm')).toBeVisible();
    const number = await page.getByRole('heading', { level: 1 }).textContent();
    const code = await page.getByText(/^[A-Z0-9]{16}$/).textContent();
    await page.getByRole('button', { name: 'Print' }).click();
    const preview = page.getByRole('dialog', { name: 'Prescription' });
    await expect(preview.getByRole('button', { name: 'Print' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await open(page, `/dashboard/prescriptions/check?code=${code}`);
    await expect(page.getByText(`Genuine: ${number} was signed here`)).toBeVisible();
  },
);

// areas: pharmacy, stock, billing, consultations, patients
import { expect, type Page } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';
import { aMedicine, anAllergy, aPatient, aPrescriptionOf } from './records.ts';
import { inPharmacy } from './stock-records.ts';

async function payInFull(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record Payment' }).click();
  const payment = page.getByRole('dialog', { name: /Record Payment for INV-/ });
  await payment.getByRole('button', { name: 'Record Payment' }).click();
  await expect(page.getByRole('region', { name: 'Invoice' })).toContainText('Paid');
}

test(
  'a passed stop is read, a part goes out of two lots, is paid, the rest follows, and one is brought back',
  { tag: '@host' },
  async ({ page }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const name = `Amoxout${mark}`;
    await signInAs(page, 'Tenant Admin');
    const medicine = await aMedicine(page, name, 'Amoxicillin');
    await inPharmacy(page, medicine.id, { [`S${mark}`]: '2098-01-31', [`L${mark}`]: '2099-01-31' });
    const { id: patientId } = await aPatient(page, `Dispensed${mark}`);
    await anAllergy(page, patientId, 'Amoxicillin');
    const why = 'Took it twice since without harm';
    const key = ['allergyIngredient', name, 'Amoxicillin', 'Amoxicillin'].join('|').toLowerCase();
    const signed = await aPrescriptionOf(page, patientId, medicine, [{ key, reason: why }]);
    await open(page, '/dashboard/pharmacy/dispensing');
    const waiting = page.getByRole('row', { name: new RegExp(signed.prescriptionNumber) });
    await expect(waiting).toContainText(why);
    await waiting.getByRole('link', { name: signed.prescriptionNumber }).click();

    const quantity = page.getByLabel(`Quantity of ${name}`);
    await expect(quantity).toHaveValue('21');
    await quantity.fill('15');
    await page.getByRole('button', { name: 'Hand Out', exact: true }).click();
    await expect(page.getByText('handed out 15, left 6')).toBeVisible();
    const out = page.getByRole('region', { name: 'Handed out so far' });
    await expect(out).toContainText(`S${mark} 12, L${mark} 3`);

    await out.getByRole('link', { name: /^Invoice INV-/ }).click();
    await payInFull(page);

    await open(page, `/dashboard/pharmacy/dispensing/${signed.id}`);
    await expect(quantity).toHaveValue('6');
    await page.getByRole('button', { name: 'Hand Out', exact: true }).click();
    await expect(page.getByText('handed out 21, left 0')).toBeVisible();

    // The newest is first: the paid one is the last.
    await out
      .getByRole('button', { name: /^Take back DSP-/ })
      .last()
      .click();
    const back = page.getByRole('dialog', { name: /^Take back DSP-/ });
    await back.getByLabel(new RegExp(`lot S${mark}: up to 12 can be returned`)).fill('1');
    await back.getByLabel('Reason').fill('One tablet was broken');
    await back.getByRole('button', { name: 'Take Back' }).click();
    await expect(page.getByText(/credit note CN-\d+, refund of/)).toBeVisible();
    await expect(out).toContainText('brought back 1');
  },
);

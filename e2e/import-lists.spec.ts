// areas: imports, billing, patients
import { expect } from '@playwright/test';
import writeExcelFile from 'write-excel-file/universal';
import { signInAs, test } from './hospital.ts';
import { anAllergy, foundPatient } from './records.ts';

/** A price list as a hospital keeps it: a title, headings in its own words, a date, a price that is text. */
async function aPriceList(mark: string): Promise<Buffer> {
  const text = (value: string) => ({ type: String, value });
  const rows = [
    [text('City General'), null, null, null],
    [text('Price list'), { type: Date, value: new Date('2026-01-01'), format: 'dd/mm/yyyy' }, null, null],
    [],
    [text('সেবার নাম'), text('Department'), text('Rate (Tk)'), text('Counter')],
    [text(`${mark} X-ray`), text('Imaging'), { type: Number, value: 450 }, text('2')],
    [text(`${mark} ECG`), text('Cardiology'), text('৳ ৩০০'), text('1')],
    [text(`${mark} Broken`), text('Imaging'), text('on request'), text('2')],
  ];
  const blob = await writeExcelFile([{ sheet: 'Prices', data: rows }]).toBlob();
  return Buffer.from(await blob.arrayBuffer());
}

test('prices come from a workbook: seen before, imported once, undone', async ({ page }) => {
  const mark = `Import ${Date.now()}`;
  const buffer = await aPriceList(mark);
  const file = {
    name: 'prices.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  };
  await signInAs(page, 'Tenant Admin', '/dashboard/billing/services');
  await page.getByRole('link', { name: 'Import', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Import services and prices' })).toBeVisible();
  const choose = page.getByLabel('Choose a CSV or Excel file');
  await choose.setInputFiles(file);
  await expect(page.getByLabel('Where the headings are')).toHaveValue('4');
  await expect(page.getByRole('combobox', { name: /^Name/ })).toHaveValue('0');
  await expect(page.getByText('Columns that are not imported: Counter.')).toBeVisible();
  await page.getByRole('button', { name: 'Check 3 rows' }).click();

  await expect(page.getByRole('heading', { name: 'What will happen' })).toBeFocused();
  await expect(page.getByRole('row', { name: /This is not an amount of money/ })).toContainText(
    `${mark} Broken`,
  );
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('2 added, 0 changed, 0 already present, 1 refused').first()).toBeVisible();

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose.setInputFiles(file);
  await page.getByRole('button', { name: 'Check 3 rows' }).click();
  await expect(page.getByText('Nothing of this file would be added or changed.')).toBeVisible();

  await page.getByRole('button', { name: 'Undo the import of prices.xlsx' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('2 taken back, 0 kept because they were used or changed')).toBeVisible();
  await page.getByRole('link', { name: 'Services' }).first().click();
  await expect(page.getByText(/services? on this page$/)).toBeVisible();
  await expect(page.getByText(`${mark} X-ray`)).toHaveCount(0);
});

test('patients are seen before, imported, and taken back but for one with an allergy since', async ({
  page,
}) => {
  const letters = Array.from(String(Date.now()), (digit) => String.fromCharCode(97 + Number(digit))).join('');
  const family = `Undo${letters}`;
  const file = {
    name: 'patients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Name;Age;Sex;Mobile',
        `Rahima ${family};45;F;01711 000001`,
        `Karim ${family};3 months;M;`,
        ';7;F;',
      ].join('\n'),
    ),
  };
  await signInAs(page, 'Tenant Admin', '/dashboard/patients');
  await page.getByRole('link', { name: 'Import', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Import Patients' })).toBeVisible();
  await page.getByLabel('Choose a CSV or Excel file').setInputFiles(file);
  await expect(page.getByRole('cell', { name: 'Rahima', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Check 3 rows' }).click();
  await expect(page.getByRole('heading', { name: 'What will happen' })).toBeFocused();
  await expect(page.getByRole('row', { name: /First name: This field is required/ })).toBeVisible();
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('2 added, 0 changed, 0 already present, 1 refused').first()).toBeVisible();

  const { id } = await foundPatient(page, `Rahima ${family}`);
  await anAllergy(page, id, 'Penicillin');

  await page.getByRole('button', { name: 'Undo the import of patients.csv' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click();
  const kept = page.getByRole('dialog', { name: 'Kept after the undo of patients.csv' });
  await expect(kept.getByText(new RegExp(`^Rahima ${family} \\(P\\d+\\)$`))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page.getByText('1 taken back, 1 kept because they were used or changed').first(),
  ).toBeVisible();
});

// areas: doses, pharmacy, stock, inpatient, nursing, patients
import { expect, type Locator, type Page } from '@playwright/test';
import { callFrom } from './calls.ts';
import { signInAs, test } from './hospital.ts';
import { anAdmission, aMedicine, aPatient, aWard } from './records.ts';

async function confirmRights(page: Page): Promise<void> {
  for (const right of ['patient', 'medication', 'dose', 'route', 'time']) {
    await page.getByRole('checkbox', { name: `Right ${right}` }).check();
  }
}

test(
  'a due dose is given after the five rights, one is refused with a reason, and one as needed is refused as too early',
  { tag: '@host' },
  async ({ page }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    await signInAs(page, 'Tenant Admin');
    const { ward, beds } = await aWard(page, `Doses ${mark}`, 1);
    const patient = await aPatient(page, `Dosed${mark}`);
    const admission = await anAdmission(page, patient.id, beds[0]!.id);
    const names = [`Given${mark}`, `Refused${mark}`, `Needed${mark}`] as const;
    const lines = [];
    for (const name of names) {
      const { id: medicineId } = await aMedicine(page, name, 'Paracetamol');
      lines.push({ medicineId, name, dose: '1', route: 'oral' as const, frequency: 'STAT', duration: '' });
    }
    const asNeeded = { frequency: 'SOS', prnIndication: 'Pain', prnMinimumMinutes: 240, prnMaximum: 4 };
    await callFrom(page, 'prescriptions.sign', {
      ...{ patientId: patient.id, admissionId: admission.id },
      lines: [lines[0]!, lines[1]!, { ...lines[2]!, ...asNeeded }],
    });

    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(page, 'Nurse', `/dashboard/nursing/mar?wardId=${ward.id}`);
    const grid = page.getByRole('table', { name: 'Patients and hours' });
    await grid.getByRole('button', { name: new RegExp(names[0]) }).click();
    const dialog = page.getByRole('dialog', { name: new RegExp(`Administer ${names[0]}`) });
    await confirmRights(page);
    await dialog.getByRole('button', { name: 'Administer' }).click();
    await expect(grid.getByRole('button', { name: new RegExp(`${names[0]}.*Given(?!\\w)`) })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    // The pointer still rests where the dialog was, and a sentence under it stays as long as it is read.
    await page.mouse.move(0, 0);
    await grid.getByRole('button', { name: new RegExp(names[1]) }).click();
    await page.getByText('Refused', { exact: true }).last().click();
    await confirmRights(page);
    await page.getByLabel('Reason not given').fill('Feels sick');
    await page.getByRole('button', { name: 'Administer' }).click();
    await expect(grid.getByRole('button', { name: new RegExp(`${names[1]}.*Refused(?!\\w)`) })).toBeVisible();

    await page.setViewportSize({ width: 1400, height: 900 });
    await grid.getByRole('button', { name: `Amina ${patient.lastName}`, exact: true }).click();
    const needed = page.getByRole('region', { name: new RegExp(names[2]) });
    for (let time = 0; time < 2; time += 1) {
      await needed.getByRole('button', { name: /as needed$/ }).click();
      await confirmRights(page);
      await page.getByRole('button', { name: 'Administer', exact: true }).last().click();
      await expect(needed).toContainText('Given in the last 24 hours: 1');
    }
    await expect(page.getByText(/Too early: wait 4 hours between two doses./)).toBeVisible();
  },
);

test('due doses of a patient are given in rows by the keys alone, and the rows fit a phone', async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await signInAs(page, 'Tenant Admin');
  const { ward, beds } = await aWard(page, `Rows ${mark}`, 1);
  const patient = await aPatient(page, `Rowed${mark}`);
  const admission = await anAdmission(page, patient.id, beds[0]!.id);
  const lines = [];
  for (const name of [`First${mark}`, `Second${mark}`]) {
    const { id: medicineId } = await aMedicine(page, name, 'Paracetamol');
    lines.push({ medicineId, name, dose: '1', route: 'oral' as const, frequency: 'STAT', duration: '' });
  }
  await callFrom(page, 'prescriptions.sign', { patientId: patient.id, admissionId: admission.id, lines });
  await signInAs(page, 'Nurse', `/dashboard/nursing/mar?wardId=${ward.id}&admissionId=${admission.id}`);
  await page.getByRole('button', { name: 'Give 2 due doses' }).click();
  const dialog = page.getByRole('dialog', { name: /^Due doses/ });
  await expect(dialog.getByLabel('Scan the wristband')).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  expect(
    await dialog.evaluate((node) =>
      [...node.querySelectorAll('input')].every((one) => one.getBoundingClientRect().right <= 360),
    ),
  ).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (let dose = 0; dose < lines.length; dose += 1) {
    for (let right = 0; right < 5; right += 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
    // Past the pack and the way to the dose alone.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  }
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(10);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('2 doses recorded')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Give \d+ due dose/ })).toHaveCount(0);
});

/** Puts patients into a ward; the first ones have three doses in the same hour, the others one. */
async function aWardWithDoses(page: Page, mark: string, patients: number, withThree: number) {
  await signInAs(page, 'Tenant Admin');
  const { ward, beds } = await aWard(page, `Glance ${mark}`, patients);
  const medicines = [];
  for (let one = 0; one < 3; one += 1)
    medicines.push(await aMedicine(page, `Glance${one} ${mark}`, 'Paracetamol'));
  for (const [place, bed] of beds.entries()) {
    const patient = await aPatient(page, `Seen${place} ${mark}`);
    const admission = await anAdmission(page, patient.id, bed.id);
    await callFrom(page, 'prescriptions.sign', {
      ...{ patientId: patient.id, admissionId: admission.id },
      lines: medicines.slice(0, place < withThree ? 3 : 1).map(({ id: medicineId }) => ({
        ...{ medicineId, name: '', dose: '1', route: 'oral', frequency: 'STAT', duration: '' },
      })),
    });
  }
  return ward;
}

/** Opens the record of the ward in the window that most people have, and expects its last row within it. */
async function expectAllInView(page: Page, wardId: string, mark: string, count: number): Promise<Locator> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, 'Nurse', `/dashboard/nursing/mar?wardId=${wardId}`);
  const grid = page.getByRole('table', { name: 'Patients and hours' });
  const rows = grid.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(count);
  // The letters of the page may come after its rows.
  await expect
    .poll(() => rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().bottom))))
    .toBeLessThanOrEqual(800);
  return rows;
}

test('eleven patients of a ward and their doses are seen at once on a screen of 1280 by 800', async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const ward = await aWardWithDoses(page, mark, 11, 2);
  const rows = await expectAllInView(page, ward.id, mark, 11);
  // The names, too, are as high as a finger needs.
  const heights = rows.getByRole('rowheader').getByRole('button');
  const lowest = await heights.evaluateAll((all) =>
    Math.min(...all.map((one) => one.getBoundingClientRect().height)),
  );
  expect(lowest).toBeGreaterThanOrEqual(24);
});

test('eight patients are seen at once where each has several doses in the same hour', async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const ward = await aWardWithDoses(page, mark, 8, 8);
  const rows = await expectAllInView(page, ward.id, mark, 8);
  // Of three doses in an hour two have room: one stands there, the others are told as a number and lead to the patient.
  await rows
    .first()
    .getByRole('button', { name: /^2 more doses of Amina/ })
    .click();
  await expect(page.getByRole('button', { name: 'Give 3 due doses' })).toBeVisible();
});

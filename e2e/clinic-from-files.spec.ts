// areas: imports, billing, laboratory, stock, people, patients
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/universal';
import { setPasswordBy, test } from './journeys/newcomer-ways.ts';
import { aMark, openMenu, press } from './journeys/ways.ts';
import { aClientWithLink } from './platform-records.ts';

// An empty clinic takes its lists from files as clinics have them, as docs/first-hour.md tells step by step. What the
// person does is counted, and with FIRST_HOUR_PICTURES=FOLDER the pictures of that page are taken.

const folder = process.env['FIRST_HOUR_PICTURES'];
const counts = { services: 300, tests: 200, items: 400, lots: 2000, people: 12, patients: 5000 };

/** What a person does, one after the other; each takes them about as long (docs/first-hour.md). */
let actions = 0;

async function click(target: Locator): Promise<void> {
  actions += 1;
  await target.click();
}

async function picture(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `first-hour-${name}.jpg`), type: 'jpeg', quality: 70 });
}

const rows = (count: number, row: (place: number) => readonly (string | number)[]) =>
  Array.from({ length: count }, (_, place) => row(place + 1));
const csv = (lines: readonly (readonly (string | number)[])[], separator = ';') =>
  Buffer.from(lines.map((cells) => cells.join(separator)).join('\r\n'));

async function workbook(lines: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  const data = lines.map((cells) =>
    cells.map((value) => (typeof value === 'number' ? { type: Number, value } : { type: String, value })),
  );
  const blob = await writeExcelFile([{ sheet: 'Sheet1', data }]).toBlob();
  return Buffer.from(await blob.arrayBuffer());
}

interface ListFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const csvType = 'text/csv';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A price list with a title above it, as it hangs on the wall. */
const priceList = async (): Promise<ListFile> => ({
  name: 'prices.xlsx',
  mimeType: xlsxType,
  buffer: await workbook([
    ['Lake Clinic'],
    ['Price list 2026'],
    ['Service', 'Department', 'Rate (Tk)'],
    ...rows(counts.services, (place) => [
      `Service ${place}`,
      ['Consultation', 'Imaging', 'Dressing'][place % 3]!,
      200 + place,
    ]),
  ]),
});

const testList = (): ListFile => ({
  name: 'tests.csv',
  mimeType: csvType,
  buffer: csv([
    ['Test name', 'Group', 'Rate', 'Unit', 'Reference range', 'Sample'],
    ...rows(counts.tests, (place) => [
      `Analyte ${place}`,
      ['Biochemistry', 'Hematology'][place % 2]!,
      150 + place,
      'mg/dL',
      '70 - 110',
      'Blood',
    ]),
  ]),
});

const itemList = (): ListFile => ({
  name: 'items.csv',
  mimeType: csvType,
  buffer: csv([
    ['Item name', 'Code', 'Category', 'Unit', 'Unit cost', 'Selling price', 'Batch tracked'],
    ...rows(counts.items, (place) => [
      `Dressing ${place}`,
      `D-${place}`,
      'Dressings',
      'piece',
      10 + place,
      12 + place,
      'Yes',
    ]),
  ]),
});

/** Lots with expiries as a store writes them. */
const lotList = (): ListFile => ({
  name: 'stock.csv',
  mimeType: csvType,
  buffer: csv([
    ['Code', 'Item', 'Batch no', 'Exp date', 'Qty', 'Store'],
    ...rows(counts.lots, (place) => {
      const item = ((place - 1) % counts.items) + 1;
      return [`D-${item}`, `Dressing ${item}`, `L${place}`, `12-Jan-2031`, 50, 'Main Store'];
    }),
  ]),
});

const staffList = (mark: string): ListFile => ({
  name: 'staff.csv',
  mimeType: csvType,
  buffer: csv([
    ['Name', 'E-mail', 'Designation'],
    ...rows(counts.people, (place) => [
      `Person ${String.fromCharCode(64 + place)}${mark}`,
      `person${place}@${mark.toLowerCase()}.example`,
      place === 1 ? 'Doctor' : place === 2 ? 'Receptionist' : 'Nurse',
    ]),
  ]),
});

const patientList = (): ListFile => ({
  name: 'patients.csv',
  mimeType: csvType,
  buffer: csv([
    ['Patient ID', 'Name', 'Age', 'Sex', 'Mobile'],
    ...rows(counts.patients, (place) => [
      `OLD-${place}`,
      `Rahima ${lettersOf(place)}`,
      20 + (place % 60),
      place % 2 === 0 ? 'M' : 'F',
      `0171${String(1_000_000 + place)}`,
    ]),
  ]),
});

/** Names are letters. */
const lettersOf = (place: number) =>
  `Begum${Array.from(String(place), (digit) => String.fromCharCode(97 + Number(digit))).join('')}`;

/** From 'Import' of a list to its counts. */
async function importFile(
  page: Page,
  { file, link = 'Import', words = [], name }: ListImport,
): Promise<void> {
  if (link !== 'Import') await click(page.getByRole('button', { name: 'More', exact: true }));
  await click(
    page
      .getByRole('link', { name: link, exact: true })
      .or(page.getByRole('menuitem', { name: link, exact: true }))
      .first(),
  );
  await choose(page, file);
  const check = page.getByRole('button', { name: /^Check [\d,]+ rows?$/ });
  await expect(check).toBeVisible();
  await say(page, words);
  await picture(page, `${name}-columns`);
  await click(check);
  await expect(page.getByRole('heading', { name: 'What will happen' })).toBeVisible({ timeout: 60_000 });
  await picture(page, `${name}-preview`);
  await click(page.getByRole('button', { name: /^Import [\d,]+ rows?$/ }));
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible({ timeout: 120_000 });
}

interface ListImport {
  file: ListFile;
  name: string;
  link?: string;
  words?: readonly [field: string | RegExp, choice: string][];
}

async function choose(page: Page, file: ListFile): Promise<void> {
  // A press on the button, and one on the file in the window of the system.
  actions += 2;
  await page.getByLabel('Choose a CSV or Excel file').setInputFiles(file);
}

async function say(page: Page, words: readonly [field: string | RegExp, choice: string][]): Promise<void> {
  for (const [field, choice] of words) {
    actions += 2;
    await page.getByLabel(field).selectOption({ label: choice });
  }
}

test('an empty clinic takes its prices, tests, stock, people and patients from files', async ({
  at,
  visit,
}) => {
  test.setTimeout(420_000);
  const mark = aMark();
  const operator = await at('Super Admin');
  const clinic = await aClientWithLink(operator, 'enterprise');
  const page = await visit();
  await setPasswordBy(page, clinic.link);
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
  await picture(page, 'home');
  actions = 0;
  const started = Date.now();

  await go(page, 'Billing');
  await pressCounted(page, 'Services');
  await importFile(page, { file: await priceList(), name: 'prices' });
  await expect(page.getByText('300 added, 0 changed, 0 already present, 0 refused').first()).toBeVisible();

  await go(page, 'Lab Test Manager');
  await importFile(page, { file: testList(), name: 'tests' });
  await expect(page.getByText('200 added, 0 changed, 0 already present, 0 refused').first()).toBeVisible();

  await go(page, 'Inventory');
  await importFile(page, { file: itemList(), name: 'items', link: 'Import items' });
  await expect(page.getByText('400 added, 0 changed, 0 already present, 0 refused').first()).toBeVisible();
  await go(page, 'Inventory');
  await importFile(page, { file: lotList(), name: 'stock', link: 'Import opening stock' });
  await expect(page.getByText('2,000 added, 0 changed, 0 already present, 0 refused').first()).toBeVisible();

  await go(page, 'Settings');
  await pressCounted(page, 'Users & Roles');
  await pressCounted(page, 'Manage Users');
  await importFile(page, { file: staffList(mark), name: 'people' });
  await expect(page.getByText('12 added, 0 changed, 0 already present, 0 refused').first()).toBeVisible();

  await go(page, 'Patients');
  await importFile(page, { file: patientList(), name: 'patients' });
  await expect(page.getByText('5,000 added, 0 changed, 0 already present, 0 refused').first()).toBeVisible();
  await picture(page, 'patients-done');

  await go(page, 'Dashboard');
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(
    `First hour: ${actions} actions of a person; ${seconds} s with a person who never waits.\n`,
  );
  expect(actions).toBeLessThan(60);

  // What was imported is found.
  await press(page, /Search patients, appointments/);
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill(lettersOf(4321));
  await expect(page.getByRole('option', { name: new RegExp(lettersOf(4321)) })).toBeVisible();
});

async function go(page: Page, entry: string): Promise<void> {
  actions += 1;
  await openMenu(page, entry);
}

async function pressCounted(page: Page, name: string): Promise<void> {
  actions += 1;
  await press(page, name);
}

// areas: patients, imports
import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { isDemo, signInAs, test } from './hospital.ts';

let made = 0;

/** A family name nobody else in this run has; letters only, as names are. */
function aLastName(): string {
  made += 1;
  const letters = Array.from(`${Date.now()}${made}`, (digit) => String.fromCharCode(97 + Number(digit)));
  return `Import${letters.join('')}`;
}

async function openImport(page: Page): Promise<void> {
  await signInAs(page, 'Doctor', '/dashboard/import/patients');
}

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  const buffer = Buffer.from(content);
  await page.getByLabel('Choose a CSV or Excel file').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

test(
  'a table is mapped, imported once, and its refused rows come back as a file',
  { tag: '@host' },
  async ({ page }) => {
    test.slow(isDemo(), 'The database and the browser share the processor.');
    const lastName = aLastName();
    const table =
      `MRN;Given name;Surname;DOB;Sex;Mobile\n` +
      `A1;Salma;${lastName};03/04/1988;F;01711 000001\n` +
      `A2;;${lastName};05/06/1979;M;\n` +
      `A3;Rafi;${lastName};07/08/1990;m;+880 1711 000003\n`;
    await openImport(page);
    await choose(page, 'people.csv', table);
    await expect(page.getByRole('heading', { name: 'Which column is what?' })).toBeFocused();
    await expect(page.getByLabel('Last name')).toHaveValue('2');
    await page.getByRole('button', { name: 'Check 3 rows' }).click();
    await expect(page.getByRole('alert')).toHaveText('Say first what is marked above.');
    await page.getByLabel('How the dates of Date of birth are written').selectOption('DD/MM/YYYY');
    await expect(page.getByRole('cell', { name: '03 Apr 1988' })).toBeVisible();
    await page.getByRole('button', { name: 'Check 3 rows' }).click();
    await expect(page.getByRole('heading', { name: 'What will happen' })).toBeFocused();
    await expect(page.getByRole('row', { name: /First name: This field is required/ })).toContainText('A2');
    await page.getByRole('button', { name: 'Import 3 rows' }).click();
    await expect(page.getByText('2 added, 0 changed, 0 already present, 1 refused').first()).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download refused rows' }).click();
    const refused = await readFile(await (await downloading).path(), 'utf8');
    expect(refused.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Row,Reason,MRN,Given name,Surname,DOB,Sex,Mobile',
      `3,First name: This field is required.,A2,,${lastName},05/06/1979,M,`,
      '',
    ]);

    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose(page, 'people.csv', table);
    await page.getByLabel('How the dates of Date of birth are written').selectOption('DD/MM/YYYY');
    await page.getByRole('button', { name: 'Check 3 rows' }).click();
    await expect(page.getByText('Nothing of this file would be added or changed.')).toBeVisible();
    await page.getByRole('link', { name: 'Patients' }).last().click();
    await page.getByRole('searchbox', { name: 'Search patients' }).fill(lastName);
    await expect(page.getByRole('row')).toHaveCount(3);
  },
);

test("Synthea's table needs no mapping", async ({ page }) => {
  const lastName = aLastName();
  await openImport(page);
  await choose(
    page,
    'patients.csv',
    `Id,BIRTHDATE,DEATHDATE,FIRST,MIDDLE,LAST,GENDER,ADDRESS,CITY,STATE,ZIP\n${crypto.randomUUID()},1996-02-24,,Theda286,,${lastName}12,F,1 Way,Quincy,Ohio,1\n`,
  );
  await expect(page.getByText('Recognized as patients of Synthea.')).toBeVisible();
  await expect(page.getByRole('cell', { name: lastName, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Check 1 row' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 added, 0 changed, 0 already present, 0 refused').first()).toBeVisible();
});

test('a file that is no table says so, one of older letters can still be read', async ({ page }) => {
  await openImport(page);
  await choose(page, 'people.csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]));
  await expect(page.getByRole('alert')).toContainText('This is neither a CSV file nor an .xlsx file.');
  await choose(page, 'people.csv', '');
  await expect(page.getByRole('alert')).toContainText('The file is empty.');
  await choose(page, 'people.csv', Buffer.from('First name,Town\nAndré,Orléans\n', 'latin1'));
  await expect(page.getByRole('alert')).toContainText('not in UTF-8');
  await page.getByRole('button', { name: 'Read as Windows-1252' }).click();
  await expect(page.getByRole('cell', { name: 'André' })).toBeVisible();
});

test('when the server is out of reach the import waits, and goes on where it stood', async ({ page }) => {
  const lastName = aLastName();
  const rows = Array.from({ length: 700 }, (_, index) => `A,${lastName},1990-01-01,f,${index}\n`);
  await openImport(page);
  await choose(page, 'many.csv', `First name,Last name,DOB,Sex,ID\n${rows.join('')}`);
  let calls = 0;
  await page.route('**/rpc/imports/send', (route) => {
    calls += 1;
    return calls === 2 ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Check 700 rows' }).click();
  await page.getByRole('button', { name: 'Import 700 rows' }).click();
  await expect(page.getByRole('alert')).toContainText('These rows could not be saved.');
  await expect(page.getByText('500 of 700 rows')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('700 added, 0 changed, 0 already present, 0 refused').first()).toBeVisible();
});

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import Papa from 'papaparse';
import { hostileTexts } from '#testing/inputs/hostile-texts.ts';
import { callFrom } from './calls.ts';
import { open, test, signInAs } from './hospital.ts';

// Signed in at Downtown Clinic: the names of these people and tests would disturb the tests of City General.
test.use({ sharesBrowser: false });

interface Stored {
  id: string;
}

const storable = hostileTexts.filter(
  (text) => text.trim() !== '' && !text.includes('\0') && text.isWellFormed(),
);
const short = storable.filter(({ length }) => length <= 90);

/** The texts put together, each on its own line, in as few texts of at most this length as they need. */
function joined(length: number): string[] {
  const parts = [''];
  for (const text of storable) {
    if (text.length > length) continue;
    const longer = `${parts.at(-1)}\n${text}`;
    if (longer.length > length) parts.push(text);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

/** Notes whatever a text got done: a script that ran, a question, a page that opened, a request to elsewhere. */
async function watch(page: Page): Promise<string[]> {
  const happened: string[] = [];
  await page.exposeFunction('openwardRan', () => void happened.push('a script ran'));
  await page.addInitScript(() => {
    const ran = () => (window as unknown as { openwardRan(): void }).openwardRan();
    Object.defineProperty(window, '__openwardRan', { set: ran, configurable: false });
  });
  page.on('dialog', (dialog) => {
    happened.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => happened.push(`a page opened: ${popup.url()}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = ['data:', 'blob:'].includes(url.protocol) || url.hostname === '127.0.0.1';
    if (!isOwn) happened.push(`a request left: ${url.href}`);
  });
  return happened;
}

const person = { lastName: 'Hostile', dateOfBirth: '1990-01-01', gender: 'female' };

/** A text in every field of every area that takes one; what is opened later. */
async function fill(page: Page) {
  const create = <Output extends Stored>(id: string, input: object) => callFrom<Output>(page, id, input);
  const rows = short.map((text, place) => ({
    line: place + 2,
    externalId: `${place}`,
    fields: { ...person, firstName: text, address: text, insuranceProvider: text },
  }));
  const batches = [0, 1, 2, 3, 4].map((part) => rows.filter((_, place) => place % 5 === part));
  let added = 0;
  for (const batch of batches) {
    const answer = await callFrom<{ added: number }>(page, 'patients.import', { source: 'csv', rows: batch });
    added += answer.added;
  }
  const texts = joined(1900);
  const patient = await create('patients.register', {
    ...{ ...person, firstName: short[0], lastName: short[1], address: joined(480)[0] },
    ...{ allergies: texts[0], medicalHistory: joined(9000)[0], emergencyContact: short[2] },
  });
  for (const [place, notes] of texts.entries()) {
    const startTime = new Date(Date.UTC(2031, 4, 5, 8, place * 30)).toISOString();
    const endTime = new Date(Date.UTC(2031, 4, 5, 8, place * 30 + 30)).toISOString();
    const input = { patientId: patient.id, title: short[place], notes, startTime, endTime };
    await create('appointments.book', input);
  }
  const doctor = { name: short[3], specialty: short[4] };
  await create('doctors.create', doctor);
  return { added, patientId: patient.id, ...(await fillWork(page, patient.id)) };
}

async function fillWork(page: Page, patientId: string) {
  const create = <Output extends Stored>(id: string, input: object) => callFrom<Output>(page, id, input);
  const testIds: string[] = [];
  for (let place = 0; place < 12; place += 1) {
    const [name, category, specimen] = [short[place * 3], short[place * 3 + 1], short[place * 3 + 2]];
    const labTest = { name: `${name} ${place}`, category, specimen, description: name, priceMinor: 100 };
    testIds.push((await create('labTests.create', labTest)).id);
  }
  const [notes, furtherNotes] = joined(950);
  const doctorName = short[5];
  const order = await create('labOrders.create', { patientId, testIds, doctorName, notes });
  const results = testIds.map((testId, place) => ({
    testId,
    result: short[place + 40],
    notes: furtherNotes,
  }));
  const sheet = { orderId: order.id, results };
  const { tests } = await callFrom<{ tests: { result: Stored }[] }>(page, 'labResults.enter', sheet);
  const resultIds = tests.map(({ result }) => result.id);
  await callFrom(page, 'labSettings.update', { needsSecondPerson: false });
  await callFrom(page, 'labResults.verify', { orderId: order.id, resultIds });
  await callFrom(page, 'labSettings.update', { needsSecondPerson: true });

  for (const place of [6, 7, 8]) {
    const [name, category] = [short[place], short[place + 10]];
    await create('services.create', { name, category, description: name, priceMinor: 100 });
  }
  const items = short.slice(0, 24).map((name) => ({ name, description: name, quantity: 1, priceMinor: 100 }));
  const invoice = { patientId, items, dueDate: '2031-12-31', notes: joined(1900)[1], send: true };
  const { id: invoiceId } = await create('invoices.create', invoice);
  const parts = [{ method: 'cash', amountMinor: 500, reference: short[9] }];
  await callFrom(page, 'payments.record', { invoiceId, parts, notes: joined(480)[1] });
  const commission = { commissionType: 'percentage', commissionBasisPoints: 500 };
  const referrer = { name: short[10], type: 'clinic', address: joined(480)[2], commission };
  const { id: referrerId } = await create('referrers.create', referrer);
  await create('referrals.create', { referrerId, patientId, amountMinor: 100, notes: furtherNotes });
  await create('roles.create', { name: short[11], description: joined(480)[3], permissions: [] });
  const user = { firstName: short[12], lastName: short[13], email: 'hostile@mail.example', initialRoles: [] };
  await create('users.create', user);
  return { orderId: order.id, invoiceId, referrerId };
}

/** Every cell of a file: none may begin as a formula does. */
async function expectInertExport(page: Page, button: string): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const path = await (await downloading).path();
  const { data } = Papa.parse<string[]>(readFileSync(path, 'utf8').replace('\uFEFF', ''));
  const cells = data.flat();
  expect(cells.length).toBeGreaterThan(100);
  const formulas = cells.filter(
    (cell) => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell) && Number.isNaN(Number(cell)),
  );
  expect(formulas).toEqual([]);
}

test('no text of a person runs, asks or calls anywhere on the screens, previews and files that show it', async ({
  page,
}) => {
  const happened = await watch(page);
  await signInAs(page, 'Clinic Admin');
  const made = await fill(page);
  expect(made.added).toBeGreaterThan(150);
  const settings = await callFrom<{ name: string; address: string; version: number }>(
    page,
    'settings.get',
    {},
  );
  const { name, address } = settings;
  await callFrom(page, 'settings.update', {
    version: settings.version,
    name: short[0],
    address: joined(480)[0],
  });
  try {
    await openEverything(page, made);
    await openPreviews(page, made);
    await open(page, '/dashboard/patients?status=all');
    await expectInertExport(page, 'Export');
    await open(page, '/dashboard/audit');
    await expectInertExport(page, 'Export');
  } finally {
    const { version } = await callFrom<{ version: number }>(page, 'settings.get', {});
    await callFrom(page, 'settings.update', { version, name, address });
  }
  expect(happened).toEqual([]);
  await page.evaluate(() => Object.assign(window, { __openwardRan: 1 }));
  await expect.poll(() => happened, 'the watch itself notices a script').toEqual(['a script ran']);
});

type Made = Awaited<ReturnType<typeof fill>>;

async function openEverything(
  page: Page,
  { patientId, orderId, invoiceId, referrerId }: Made,
): Promise<void> {
  const screens: [path: string, heading: string | RegExp][] = [
    ['/dashboard/patients?q=Hostile&size=200', 'Patients'],
    [`/dashboard/patients/${patientId}`, /Hostile|onerror|script/i],
    [`/dashboard/patients/${patientId}/edit`, /^Edit /],
    ['/dashboard/scheduling?period=all', 'Appointments'],
    ['/dashboard/scheduling/doctors', 'Doctors'],
    ['/dashboard/laboratory', 'Laboratory'],
    [`/dashboard/laboratory?orderId=${orderId}`, 'Laboratory'],
    ['/dashboard/lab-test-manager', 'Lab Test Manager'],
    ['/dashboard/billing', 'Billing & Invoicing'],
    [`/dashboard/billing/${invoiceId}`, /^INV/],
    ['/dashboard/billing/services', 'Services'],
    ['/dashboard/referrals', /^Referr/],
    [`/dashboard/referrals/${referrerId}`, /^(?!Referr)/],
    ['/dashboard/settings', 'Settings'],
    ['/dashboard/settings?tab=users', 'Settings'],
    ['/dashboard/settings?tab=users&section=users', 'Settings'],
    ['/dashboard/audit?size=200', 'Audit Trail'],
    ['/dashboard', /welcome/i],
  ];
  for (const [path, name] of screens) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
}

async function openPreviews(page: Page, { invoiceId, orderId }: Made): Promise<void> {
  const shown = async () => {
    const count = page.getByRole('status').filter({ hasText: /^Page 1 of \d/ });
    await expect(count).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await expect(count).toBeHidden();
  };
  await open(page, `/dashboard/billing/${invoiceId}`);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await shown();
  await page.getByRole('button', { name: /^Print Receipt/ }).click();
  await shown();
  await open(page, `/dashboard/laboratory?orderId=${orderId}`);
  await page.getByRole('button', { name: 'Print Order' }).click();
  await shown();
  await page.getByRole('button', { name: 'Print Report' }).click();
  await shown();
}

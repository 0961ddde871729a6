import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import type { VitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { freePort, type ServerProcess, startServer } from '#testing/server-process.ts';
import { callFrom } from './calls.ts';
import { type Person, resumeWithServer } from './sessions.ts';

/** A server that can be away: stopped, and started again under the same address on the same data. */
class Hospital {
  #server: ServerProcess | undefined;
  readonly #directory = mkdtempSync(join(tmpdir(), 'openward-offline-'));
  readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.#server = await startServer({
      DATA_DIR: join(this.#directory, 'database'),
      PORT: String(this.port),
      ALLOWED_HOSTS: 'hospital.test',
    });
  }

  async stop(): Promise<void> {
    await this.#server?.end();
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}

export const test = base.extend<{ admin: Page }, { hospital: Hospital }>({
  hospital: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the part needs: nothing
    async ({}, use) => {
      const hospital = new Hospital(await freePort());
      await hospital.start();
      await use(hospital);
      await hospital.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ hospital }, use) => use(hospital.url),
  // Somebody at another device, who changes records and sees what the server has.
  admin: async ({ browser, hospital }, use) => {
    const context = await browser.newContext({ baseURL: hospital.url });
    await use(await openAs(context, 'Tenant Admin', '/dashboard'));
    await context.close();
  },
});

export async function openAs(context: BrowserContext, person: Person, path: string): Promise<Page> {
  await resumeWithServer(context, person);
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

export const someone = () => `Bed${crypto.randomUUID().replaceAll(/\W|\d/g, '')}`;
export const vitalsOf = ({ id }: { id: string }) => `/dashboard/nursing/vitals?patientId=${id}`;

/** A tablet on which the form of this patient stands, with everything that it needs. */
export async function atTheBed(
  context: BrowserContext,
  patient: { id: string; lastName: string },
  round = '',
): Promise<Page> {
  const page = await openAs(context, 'Nurse', vitalsOf(patient) + round);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectPatient(page, patient);
  return page;
}

/** The form is of this patient. */
export function expectPatient(page: Page, { lastName }: { lastName: string }): Promise<void> {
  const field = formOf(page).getByRole('combobox', { name: 'Patient' });
  return expect(field).toHaveValue(new RegExp(lastName));
}

export function formOf(page: Page) {
  return page.getByRole('region', { name: 'Record vital signs' });
}

/** Types a pulse and records it, by the keyboard alone where no button is named. */
export async function record(page: Page, pulse: string, button?: string): Promise<void> {
  const field = formOf(page).getByRole('textbox', { name: 'Heart rate' });
  await field.focus();
  await page.keyboard.type(pulse);
  if (button === undefined) await page.keyboard.press('Control+Enter');
  else await formOf(page).getByRole('button', { name: button }).click();
  await expect(field).toHaveValue('');
}

/** What the server has of a patient, the first recorded set first. */
export async function stored(admin: Page, patient: { id: string }): Promise<VitalSigns[]> {
  const { rows } = await callFrom<{ rows: VitalSigns[] }>(admin, 'vitalSigns.list', {
    patientId: patient.id,
  });
  return rows.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}

export async function pulses(admin: Page, patient: { id: string }): Promise<(number | null)[]> {
  return (await stored(admin, patient)).map(({ heartRate }) => heartRate);
}

export function deactivate(admin: Page, { id: patientId, version }: { id: string; version: number }) {
  return callFrom(admin, 'patients.deactivate', { patientId, version });
}

export async function openList(page: Page) {
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const list = page.getByRole('dialog', { name: 'Not sent yet' });
  await expect(list).toBeVisible();
  return list;
}

/** Runs in the page: how many entries, keys and remembered sessions lie in its storage. */
export async function countOnDevice() {
  const resultOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
  const database = await resultOf(indexedDB.open('openward-unsent'));
  const count = (name: string) => resultOf(database.transaction(name).objectStore(name).count());
  return {
    entries: await count('entries'),
    keys: await count('keys'),
    sessions: await count('sessions'),
  };
}

/**
 * Runs in the page: damages the first entry in its storage, and plants one after the last that no form kept, as who takes
 * up the tablet could with the browser's own tools.
 */
export async function tamper() {
  const resultOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
  const database = await resultOf(indexedDB.open('openward-unsent'));
  const store = database.transaction('entries', 'readwrite').objectStore('entries');
  const [[owner, place]] = (await resultOf(store.getAllKeys())) as [[string, number]];
  const row = await resultOf(store.get([owner, place]));
  new Uint8Array(row.sealed.bytes)[20]! ^= 1;
  await resultOf(store.put(row, [owner, place]));
  const planted = {
    call: 'profile.update',
    input: { firstName: 'Planted' },
    patientId: 'none',
    idempotencyKey: crypto.randomUUID(),
    typedAt: new Date().toISOString(),
    timeField: null,
    heldUntil: 0,
    refusal: null,
  };
  await resultOf(
    store.put({ version: row.version, sealed: { text: JSON.stringify(planted) } }, [owner, place + 9]),
  );
}

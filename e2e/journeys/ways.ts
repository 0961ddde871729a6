import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { samplePassword } from '#areas/people/people.samples.ts';
import { callFrom } from '../calls.ts';
import { isDemo, test as base } from '../hospital.ts';
import { credentialsOf, type Person } from '../sessions.ts';
import { aColleague, anInpatient, type Credentials, type MakeCall, signInToArrange } from './colleagues.ts';

// What people do in every journey: they sign in at the form, go by what they see, and press with a mouse, or with a
// finger on a phone. Nothing here types an address except that of the sign-in page.

/** A desk is a wide window with a mouse, a phone is narrow and touched. */
export type Device = 'desk' | 'phone';

interface Journey {
  /**
   * True where somebody opens the program without a network. Elsewhere nobody's browser keeps a copy of all screens:
   * with eight people that was a third of what a journey took of the processor.
   */
  keepsScreens: boolean;
  /** Opens a browser of its own for this person and signs them in at the form: as many as a hospital has at once. */
  at: (person: Person | Credentials, device?: Device) => Promise<Page>;
  /** Makes one more person with a delivered role of the sample hospital, by its name such as 'Laboratory Technician'. */
  colleague: (roleName: string) => Promise<Credentials>;
  /** Puts somebody into a bed, for a journey that begins there; that of an inpatient walks the way into it. */
  inpatient: (mark: string) => ReturnType<typeof anInpatient>;
  /** Calls of the administrator, made without a page. */
  arrange: MakeCall;
}

/** Playwright's test with these; the browsers are closed when the journey ends. */
export const test = base.extend<Journey>({
  keepsScreens: [false, { option: true }],
  at: async ({ browser, host, keepsScreens }, use, testInfo) => {
    // A journey has the steps of many tests: four minutes on a machine that does nothing else.
    testInfo.setTimeout(3 * testInfo.timeout);
    const opened: BrowserContext[] = [];
    await use(async (person, device = 'desk') => {
      const context = await openDevice(browser, device, {
        baseURL: host.url,
        serviceWorkers: keepsScreens || isDemo() ? 'allow' : 'block',
      });
      opened.push(context);
      const page = await context.newPage();
      await signInByForm(page, person);
      return page;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  arrange: async ({ playwright, host }, use) => {
    const request = await playwright.request.newContext({
      baseURL: host.url,
      extraHTTPHeaders: { origin: new URL(host.url).origin },
    });
    await use(await signInToArrange(request));
    await request.dispose();
  },
  colleague: async ({ arrange }, use) => use((roleName) => aColleague(arrange, roleName)),
  inpatient: async ({ arrange }, use) => use((mark) => anInpatient(arrange, mark)),
});

const devices = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;

async function openDevice(
  browser: Browser,
  device: Device,
  more: BrowserContextOptions,
): Promise<BrowserContext> {
  const options = { ...more, reducedMotion: 'reduce', locale: 'en-GB', ...devices[device] } as const;
  const context = await browser.newContext(options);
  context.setDefaultTimeout(base.info().project.use.actionTimeout ?? 40_000);
  return context;
}

/** Opens the sign-in page and signs in there: the only address that is typed. */
export async function signInByForm(page: Page, person: Person | Credentials): Promise<void> {
  const { slug, email } = typeof person === 'string' ? credentialsOf(person) : person;
  await page.goto(isDemo() ? '/#/login' : '/login');
  await page.getByLabel('Organization').selectOption(slug);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(samplePassword);
  await press(page, 'Sign in');
  await expect(page.getByRole('heading', { name: /welcome|platform overview/i })).toBeVisible();
}

/** Signs out by the menu under the own name. */
export async function signOutByMenu(page: Page): Promise<void> {
  await touch(
    page
      .getByRole('banner')
      .getByRole('button')
      .filter({ hasText: /\S+ \S+/ })
      .last(),
  );
  await touch(page.getByRole('menuitem', { name: 'Logout', exact: true }));
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
}

/** Clicks with the mouse, or taps where there is a touch screen. */
export async function touch(target: Locator): Promise<void> {
  if (await target.page().evaluate(() => navigator.maxTouchPoints > 0)) await target.tap();
  else await target.click();
}

/** Presses the one button, link or tab in view that bears exactly this name, or a name like this. */
export async function press(scope: Page | Locator, name: string | RegExp): Promise<void> {
  const words = typeof name === 'string' ? { name, exact: true } : { name };
  const button = scope.getByRole('button', words).or(scope.getByRole('link', words));
  await touch(button.or(scope.getByRole('tab', words)).filter({ visible: true }));
}

/** Opens an entry of the menu, by its name, from any screen. */
export async function openMenu(page: Page, entry: string): Promise<void> {
  const burger = page.getByRole('button', { name: 'Open the menu' });
  if (await burger.isVisible()) await touch(burger);
  const menu = page.getByRole('navigation', { name: 'Main navigation' }).filter({ visible: true });
  // A badge beside the name counts what waits.
  await touch(menu.getByRole('link', { name: new RegExp(`^${entry}(?: ?\\d.*)?$`) }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Goes to what waits for this person. */
export async function goHome(page: Page): Promise<void> {
  await openMenu(page, 'Dashboard');
  await expect(page.getByRole('heading', { name: /welcome|platform overview/i })).toBeVisible();
}

/** Finds a patient by name or number in the search of the top bar, and opens the record by a click on it. */
export async function findPatient(page: Page, words: string, name = words): Promise<void> {
  await touch(page.getByRole('button', { name: /Search patients, appointments/ }));
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  await field.pressSequentially(words);
  await touch(page.getByRole('option', { name: new RegExp(`^${name} P\\d`) }));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** Begins something for the patient in view, by the menu beside the name. */
export async function actFor(page: Page, patient: string, action: string): Promise<void> {
  await touch(page.getByRole('button', { name: `Actions for ${patient}` }));
  await touch(page.getByRole('menuitem', { name: action, exact: true }));
}

/** Types into a field that finds records and clicks what it offers. */
export async function pick(field: Locator, typed: string, option: string | RegExp): Promise<void> {
  await touch(field);
  await field.pressSequentially(typed);
  const words = typeof option === 'string' ? { name: option, exact: true } : { name: option };
  const offered = field.page().getByRole('option', words).filter({ visible: true });
  await touch(offered.first());
  await expect(offered).toHaveCount(0);
}

/** Types into fields by their labels, each from empty, as the keyboard does. */
export async function fill(form: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByRole('textbox', { name: label, exact: true });
    await touch(field);
    await field.fill('');
    await field.pressSequentially(value);
  }
}

/** Answers a question of a dialog by its button; the dialog closes. */
export async function answer(page: Page, button: string | RegExp): Promise<void> {
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).last();
  await press(question, button);
  await expect(question).toBeHidden();
}

/** Opens the bell and follows the notice that says this. */
export async function followNotice(page: Page, words: string | RegExp): Promise<void> {
  await touch(page.getByRole('button', { name: /^Notifications/ }));
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await touch(panel.getByRole('button').filter({ hasText: words }).first());
  await expect(panel).toBeHidden();
}

/** Looks at a printed paper in its preview, finds these words on it and closes it. */
export async function readPaper(page: Page, title: RegExp, ...words: (string | RegExp)[]): Promise<void> {
  const preview = page.getByRole('dialog', { name: title });
  await expect(preview.getByText(/^Page 1 of \d+$/)).toBeVisible();
  for (const one of words) await expect(preview).toContainText(one);
  await press(preview, 'Close');
  await expect(preview).toBeHidden();
}

/** The row of a table, or its card on a phone, that holds all these words. */
export function row(scope: Page | Locator, ...words: (string | RegExp)[]): Locator {
  return words.reduce(
    (rows, hasText) => rows.filter({ hasText }),
    scope.getByRole('row').or(scope.getByRole('listitem')),
  );
}

/** Opens the stay of somebody who lies in a bed, from the list of admissions. */
export async function openAdmission(page: Page, { name }: { name: string }): Promise<void> {
  await openMenu(page, 'Admissions');
  await touch(row(page, name).getByRole('link', { name: /^ADM-/ }));
  await expect(page.getByRole('heading', { level: 1, name: /^ADM-\d{6}$/ })).toBeVisible();
}

/** Opens the form for the vital signs from the list of the patient's ward. */
export async function beginMeasuring(
  page: Page,
  { name, ward }: { name: string; ward: string },
): Promise<void> {
  await openMenu(page, 'Nursing Dashboard');
  await page.getByRole('combobox', { name: 'Ward' }).selectOption(ward);
  await press(page, `Record vital signs: ${name}`);
  await expect(page.getByRole('combobox', { name: 'Patient' })).toHaveValue(new RegExp(name));
}

/** The date on the hospital's calendar, which need not be that of this machine. */
export async function hospitalToday(page: Page): Promise<string> {
  const session = await page.request.get('/api/sessions/current');
  const { tenant } = (await session.json()) as { tenant: { timeZone: string } };
  return new Date().toLocaleDateString('sv-SE', { timeZone: tenant.timeZone });
}

/** Says of a step that cannot be walked yet what it waits for; the report of the run shows it. */
export function waitsFor(description: string): void {
  test.info().annotations.push({ type: 'waits for', description });
}

let made = 0;

/** Letters that no other name in this run has: names of people hold nothing else. */
export function aMark(): string {
  made += 1;
  // What changes quickest comes first: names that begin alike are taken for one person registered twice.
  const digits = Array.from(`${Date.now()}${made}`).toReversed().join('');
  const mark = digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(97 + Number(digit)));
  return mark.charAt(0).toUpperCase() + mark.slice(1);
}

/** Registers a person by a call of whoever is signed in: where the journey begins later than the front desk. */
export async function registerByCall(page: Page, part: Record<string, unknown> = {}) {
  const person = { firstName: 'Amina', lastName: aMark(), dateOfBirth: '1990-05-17', gender: 'female' };
  const whole = { ...person, ...part };
  const { id, patientNumber } = await callFrom<{ id: string; patientNumber: string }>(
    page,
    'patients.register',
    whole,
  );
  return { id, patientNumber, name: `${whole.firstName} ${whole.lastName}` };
}

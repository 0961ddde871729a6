import { type BrowserContext, expect, type Page } from '@playwright/test';
import { samplePassword } from '#areas/people/people.samples.ts';

/** The sample accounts that browser tests use, by what a person is. */
const accounts = {
  'Super Admin': { slug: 'platform', email: 'superadmin@openward.example' },
  'Tenant Admin': { slug: 'city-general', email: 'admin@city-general.example' },
  'Deputy Admin': { slug: 'city-general', email: 'deputy@city-general.example' },
  Doctor: { slug: 'city-general', email: 'doctor@city-general.example' },
  Nurse: { slug: 'city-general', email: 'nurse@city-general.example' },
  Receptionist: { slug: 'city-general', email: 'reception@city-general.example' },
  Technician: { slug: 'city-general', email: 'lab@city-general.example' },
  Pharmacist: { slug: 'city-general', email: 'pharmacy@city-general.example' },
  Storekeeper: { slug: 'city-general', email: 'store@city-general.example' },
  'Billing Clerk': { slug: 'city-general', email: 'billing@city-general.example' },
  'Ward Manager': { slug: 'city-general', email: 'ward@city-general.example' },
  'Theatre Nurse': { slug: 'city-general', email: 'theatre@city-general.example' },
  'Records Officer': { slug: 'city-general', email: 'records@city-general.example' },
  'Clinic Admin': { slug: 'downtown-clinic', email: 'admin@downtown-clinic.example' },
} as const;

export type Person = keyof typeof accounts;

/** Where a person signs in, and as whom. */
export function credentialsOf(person: Person): { slug: string; email: string } {
  return accounts[person];
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** The sessions this worker began with servers, by the server's origin and the person. */
const cookiesOf = new Map<string, Cookies>();
/** The sessions this worker began in the demo of a browser. */
const tokensOf = new WeakMap<BrowserContext, Map<Person, string>>();
const tokenKey = 'openward.session';

/** Signs a person in to a server by one call, or goes on with an earlier session that has not ended. */
export async function resumeWithServer(context: BrowserContext, person: Person): Promise<void> {
  const { request } = context;
  await context.clearCookies();
  // The server may close a connection that has been idle at the moment it is used again.
  const { origin } = new URL((await request.get('/healthz', { maxRetries: 2 })).url());
  const known = cookiesOf.get(`${origin} ${person}`);
  if (known) {
    await context.addCookies(known);
    if ((await request.get('/api/sessions/current')).ok()) return;
    await context.clearCookies();
  }
  const answer = await request.post('/api/sessions', {
    data: { ...accounts[person], password: samplePassword },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.status(), `the sign-in of ${person}`).toBe(200);
  cookiesOf.set(`${origin} ${person}`, await context.cookies());
}

/** Puts an earlier session with the demo into an empty page; false when there is none. */
export async function resumeInDemo(page: Page, person: Person): Promise<boolean> {
  const token = tokensOf.get(page.context())?.get(person);
  // A file of the demo that is no page of it: the session can be changed before the program starts.
  await page.goto('/icon.svg');
  await page.evaluate(
    ([key, value]) => (value === '' ? localStorage.removeItem(key) : localStorage.setItem(key, value)),
    [tokenKey, token ?? ''] as const,
  );
  return token !== undefined;
}

/** Signs a person in through the form of the open login page of the demo, and keeps the session. */
export async function signInToDemo(page: Page, person: Person): Promise<void> {
  const { slug, email } = accounts[person];
  const organization = page.getByLabel('Organization');
  await organization.selectOption(slug);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(samplePassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: /welcome|platform overview/i })).toBeVisible();
  const token = await page.evaluate((key) => localStorage.getItem(key), tokenKey);
  const context = page.context();
  tokensOf.set(context, (tokensOf.get(context) ?? new Map<Person, string>()).set(person, token!));
}

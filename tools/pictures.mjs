// node tools/pictures.mjs [address] [--looks folder]: takes the pictures of docs/screens.md from a running server with
// the samples. With --looks further main screens are taken, wide,
// on a phone, dark and dark on a phone into a folder outside of the repository, to be looked at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { projectDirectory, runTool } from './setup.mjs';

const { values, positionals } = parseArgs({
  options: { looks: { type: 'string' } },
  allowPositionals: true,
});
const [address = 'http://localhost:4000'] = positionals;
const folder = values.looks ?? join(projectDirectory, 'docs/pictures');
/** What is looked at and does not stand in the docs. */
const looks = [
  { name: 'wide', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'dark', width: 1280, height: 800, isDark: true },
  { name: 'phone-dark', width: 390, height: 844, isDark: true },
];
const plain = { name: '', width: 1440, height: 900 };
const sessions = new Map();

/** Each kind of page with somebody who works there; `then` goes on to a record of the list. */
const pictures = [
  { name: 'home', who: 'ward', path: '/dashboard' },
  { name: 'list', who: 'reception', path: '/dashboard/patients' },
  { name: 'record', who: 'doctor', path: '/dashboard/patients', then: 'Arif Mahmud' },
  { name: 'board', who: 'ward', path: '/dashboard/bed-management' },
  { name: 'form', who: 'reception', path: '/dashboard/patients/new' },
  { name: 'till', who: 'billing', path: '/dashboard/billing/new' },
  { name: 'rows', who: 'ward', path: '/dashboard/nursing/vitals?way=rows' },
  { name: 'settings', who: 'admin', path: '/dashboard/settings' },
];

/** Further main screens, so that the main ones are looked at. */
const others = [
  { name: 'theatres', who: 'theatre', path: '/dashboard/surgery/schedule' },
  { name: 'doses', who: 'ward', path: '/dashboard/nursing/mar' },
  { name: 'calendar', who: 'reception', path: '/dashboard/scheduling?view=day' },
  { name: 'invoices', who: 'billing', path: '/dashboard/billing' },
  { name: 'laboratory', who: 'lab', path: '/dashboard/laboratory' },
  { name: 'stock', who: 'store', path: '/dashboard/inventory' },
  { name: 'admit', who: 'ward', path: '/dashboard/admission/new' },
  { name: 'inpatients', who: 'doctor', path: '/dashboard/inpatients' },
  { name: 'consultations', who: 'doctor', path: '/dashboard/consultations' },
  { name: 'prescriptions', who: 'pharmacy', path: '/dashboard/prescriptions' },
  { name: 'counter', who: 'pharmacy', path: '/dashboard/pharmacy/counter' },
  { name: 'nursing', who: 'ward', path: '/dashboard/nursing' },
  { name: 'handovers', who: 'ward', path: '/dashboard/nursing/handovers' },
  { name: 'fluids', who: 'ward', path: '/dashboard/nursing/intake-output' },
  { name: 'cases', who: 'theatre', path: '/dashboard/surgery/cases' },
  { name: 'orders', who: 'store', path: '/dashboard/inventory/orders' },
  { name: 'requisitions', who: 'store', path: '/dashboard/inventory/requisitions' },
  { name: 'referrals', who: 'billing', path: '/dashboard/referrals' },
  { name: 'payouts', who: 'admin', path: '/dashboard/payouts' },
  { name: 'reports', who: 'admin', path: '/dashboard/reports' },
  { name: 'audit', who: 'admin', path: '/dashboard/audit' },
  { name: 'users', who: 'admin', path: '/dashboard/settings?tab=users' },
  { name: 'dispensing', who: 'pharmacy', path: '/dashboard/pharmacy/dispensing' },
  { name: 'import', who: 'admin', path: '/dashboard/import/services' },
  { name: 'invoice', who: 'billing', path: '/dashboard/billing', then: /^INV-/ },
  { name: 'order', who: 'store', path: '/dashboard/inventory/orders', then: /^PO-/ },
  { name: 'stay', who: 'ward', path: '/dashboard/admissions', then: /^ADM-/ },
  { name: 'case', who: 'theatre', path: '/dashboard/surgery/cases', then: /^OR-/ },
  { name: 'operator', who: 'superadmin', path: '/dashboard/super-admin' },
  { name: 'client', who: 'superadmin', path: '/dashboard/super-admin/clients/create' },
];

/** Where an account signs in that is not of the sample hospital. */
const elsewhere = { superadmin: { hospital: 'platform', domain: 'openward.example' } };

await runTool(async () => {
  const executablePath = await findBrowser();
  if (!executablePath) {
    console.error('No Chromium is installed and none could be installed here.');
    return 1;
  }
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const picture of values.looks ? [...pictures, ...others] : pictures) {
      for (const look of values.looks ? looks : [plain]) await take(browser, picture, look);
    }
  } finally {
    await browser.close();
  }
  return 0;
});

async function take(browser, { name, who, path, then }, { name: look, width, height, isDark = false }) {
  const context = await browser.newContext({
    storageState: await signedIn(browser, who),
    viewport: { width, height },
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(address + path);
  if (then) await page.getByRole('link', { name: then }).first().click();
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (await page.getByRole('heading', { name: 'Access Denied' }).isVisible()) {
    throw new Error(`${who} may not open ${path}.`);
  }
  const file = join(folder, `${[name, look].filter(Boolean).join('-')}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 60 });
  console.log(file);
  await context.close();
}

/** What a browser keeps of somebody's session; each person signs in once. */
async function signedIn(browser, who) {
  const known = sessions.get(who);
  if (known) return known;
  const context = await browser.newContext();
  const page = await context.newPage();
  const { hospital = 'city-general', domain = `${hospital}.example` } = elsewhere[who] ?? {};
  await page.goto(`${address}/h/${hospital}`);
  await page.getByLabel('Email').fill(`${who}@${domain}`);
  await page.getByLabel(/^Password/).fill('openward-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: /welcome/i }).waitFor();
  const state = await context.storageState();
  await context.close();
  sessions.set(who, state);
  return state;
}

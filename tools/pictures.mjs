// node tools/pictures.mjs [address]: takes the pictures of docs/screens.md from a running server with the samples.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { projectDirectory, runTool } from './setup.mjs';

const [address = 'http://localhost:4000'] = process.argv.slice(2);
const folder = join(projectDirectory, 'docs/pictures');

/** Each kind of page with somebody who works there; `then` goes on to a record of the list. */
const pictures = [
  { name: 'home', who: 'ward', path: '/dashboard' },
  { name: 'list', who: 'reception', path: '/dashboard/patients' },
  { name: 'record', who: 'doctor', path: '/dashboard/patients', then: 'Arif Mahmud' },
  { name: 'board', who: 'ward', path: '/dashboard/bed-management' },
  { name: 'form', who: 'reception', path: '/dashboard/patients/new' },
  { name: 'till', who: 'billing', path: '/dashboard/billing/new' },
  { name: 'settings', who: 'admin', path: '/dashboard/settings' },
];

await runTool(async () => {
  const executablePath = await findBrowser();
  if (!executablePath) {
    console.error('No Chromium is installed and none could be installed here.');
    return 1;
  }
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const picture of pictures) await take(browser, picture);
  } finally {
    await browser.close();
  }
  return 0;
});

async function take(browser, { name, who, path, then }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${address}/h/city-general`);
  await page.getByLabel('Email').fill(`${who}@city-general.example`);
  await page.getByLabel(/^Password/).fill('openward-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: /welcome/i }).waitFor();
  await page.goto(address + path);
  if (then) await page.getByRole('link', { name: then }).first().click();
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 60 });
  console.log(`docs/pictures/${name}.jpg`);
  await context.close();
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { serveFolder } from '../../e2e/static-site.ts';
import { median } from '../rounds.ts';
import { browserArguments, browserPath } from './browser.ts';

const patienceMs = 180_000;

/** One visit of the demo by a new browser, and the reload after it; times in seconds. */
export interface DemoStart {
  /** Until a sample account can be chosen. */
  signInSeconds: number;
  /** Until the home screen of the account that was chosen at once. */
  dashboardSeconds: number;
  reloadSeconds: number;
  /** What was asked for until the dashboard was there. */
  requests: number;
  bytes: number;
  gzipBytes: number;
}

export interface DemoStartPlan {
  runs: number;
  /** The built demo. */
  folder: string;
  tell: (line: string) => void;
}

/** Median seconds from the demo's address to the dashboard of a sample account, each time in a new browser. */
export async function measureDemoStart(tell: (line: string) => void): Promise<number | null> {
  const folder = join(import.meta.dirname, '../../dist/web');
  const starts = await measureDemoStarts({ runs: 5, folder, tell });
  return starts.length > 0 ? median(starts.map(({ dashboardSeconds }) => dashboardSeconds)) : null;
}

/** Opens the demo so many times, each time in a new browser; nothing where there is no Chromium. */
export async function measureDemoStarts({ runs, folder, tell }: DemoStartPlan): Promise<DemoStart[]> {
  const executablePath = await browserPath();
  if (!executablePath) {
    tell('The start of the demo is not measured: there is no Chromium.');
    return [];
  }
  const demo = await serveFolder(folder);
  try {
    const starts: DemoStart[] = [];
    for (let run = 0; run < runs; run += 1) {
      const start = await startOnce(executablePath, demo.url, folder);
      starts.push(start);
      const { signInSeconds, dashboardSeconds, reloadSeconds } = start;
      const told = [signInSeconds, dashboardSeconds, reloadSeconds].map((value) => value.toFixed(1));
      tell(`demo: sign-in ${told[0]} s, dashboard ${told[1]} s, reloaded ${told[2]} s`);
    }
    return starts;
  } finally {
    await demo.end();
  }
}

async function startOnce(executablePath: string, url: string, folder: string): Promise<DemoStart> {
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    const context = await browser.newContext();
    context.setDefaultTimeout(patienceMs);
    const asked = new Set<string>();
    context.on('request', (request) => asked.add(new URL(request.url()).pathname));
    const page = await context.newPage();
    let started = performance.now();
    const sinceThen = () => (performance.now() - started) / 1000;
    await page.goto(`${url}/#/login`, { waitUntil: 'commit' });
    const account = page.getByRole('button', { name: 'Tenant Admin' });
    await account.waitFor();
    const signInSeconds = sinceThen();
    await account.click();
    await dashboardOf(page).waitFor();
    const dashboardSeconds = sinceThen();
    const weight = weightOf([...asked], folder);
    await tellMarks(page);
    // The first start is stored by then, and the offline copy fetched.
    await page.waitForTimeout(settledAfterMs);
    started = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await dashboardOf(page).waitFor();
    const reloadSeconds = sinceThen();
    await tellMarks(page);
    return { signInSeconds, dashboardSeconds, reloadSeconds, ...weight };
  } finally {
    await browser.close();
  }
}

const settledAfterMs = 15_000;

async function tellMarks(page: Page): Promise<void> {
  for (const worker of page.workers()) {
    const marks = await worker.evaluate(() =>
      performance.getEntriesByType('mark').map(({ name, startTime }) => `${name} ${startTime.toFixed(0)}`),
    );
    if (marks.length > 0) process.stdout.write(`  ${marks.join(', ')}\n`);
  }
}

function dashboardOf(page: Page) {
  return page.getByRole('heading', { name: /welcome/i });
}

function weightOf(
  paths: readonly string[],
  folder: string,
): Pick<DemoStart, 'requests' | 'bytes' | 'gzipBytes'> {
  const files = paths.map((path) => readFileSync(join(folder, path === '/' ? 'index.html' : path)));
  return {
    requests: files.length,
    bytes: files.reduce((sum, file) => sum + file.length, 0),
    gzipBytes: files.reduce((sum, file) => sum + gzipSync(file).length, 0),
  };
}

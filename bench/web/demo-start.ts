import { chromium } from '@playwright/test';
import { startDemo } from '../../e2e/hosts.ts';
import { median } from '../rounds.ts';

const runs = 5;

const { findBrowser } = (await import(new URL('../../tools/browser.mjs', import.meta.url).href)) as {
  findBrowser: () => Promise<string | null>;
};

/** Median seconds from the demo's address to the dashboard of a sample account, each time in a new browser. */
export async function measureDemoStart(tell: (line: string) => void): Promise<number | null> {
  const executablePath = await findBrowser();
  if (!executablePath) {
    tell('The start of the demo is not measured: there is no Chromium.');
    return null;
  }
  const demo = await startDemo();
  try {
    const seconds: number[] = [];
    for (let run = 0; run < runs; run += 1) seconds.push(await startOnce(executablePath, demo.url));
    tell(`demo from cold to the dashboard: ${seconds.map((value) => value.toFixed(1)).join(', ')} s`);
    return median(seconds);
  } finally {
    await demo.end();
  }
}

async function startOnce(executablePath: string, url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    const started = performance.now();
    await page.goto(`${url}/#/login`);
    await page.getByRole('button', { name: 'Tenant Admin' }).click();
    await page.getByRole('heading', { name: /welcome/i }).waitFor();
    return (performance.now() - started) / 1000;
  } finally {
    await browser.close();
  }
}

import { chromium } from '@playwright/test';
import { startDemo } from '../../e2e/hosts.ts';
import { median } from '../rounds.ts';
import { browserArguments, browserPath } from './browser.ts';
import { signInAsSample } from './sample-sign-in.ts';

const runs = 5;

/** Median seconds from the demo's address to the dashboard of a sample account, each time in a new browser. */
export async function measureDemoStart(tell: (line: string) => void): Promise<number | null> {
  const executablePath = await browserPath();
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
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    const page = await browser.newPage();
    const started = performance.now();
    await page.goto(`${url}/#/login`);
    await signInAsSample(page);
    return (performance.now() - started) / 1000;
  } finally {
    await browser.close();
  }
}

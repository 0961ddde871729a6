// node bench/jobs.ts [--only book,order] [--write | --before] [--url http://127.0.0.1:3000]
// Does sixteen jobs of a hospital in a browser as practised people do, and counts steps and seconds. Needs npm run
// build. --write puts the table into bench/RESULTS.md, --before keeps the run as the one to compare with.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { hosts } from '../e2e/hosts.ts';
import { resumeWithServer } from '../e2e/sessions.ts';
import { clinicJobs } from './jobs/clinic-jobs.ts';
import { deskJobs } from './jobs/desk-jobs.ts';
import { type Effort, Hand, secondsOf, stepsOf } from './jobs/hand.ts';
import type { Job } from './jobs/job.ts';
import { type EarlierRun, type Efforts, jobsSection } from './jobs/jobs-section.ts';
import { moneyJobs } from './jobs/money-jobs.ts';
import { wardJobs } from './jobs/ward-jobs.ts';
import { describeMachine } from './machine.ts';
import { writeSection } from './report-sections.ts';
import { browserArguments, browserPath } from './web/browser.ts';
import { readOptions } from './read-options.ts';

const { values } = readOptions({
  options: {
    only: { type: 'string' },
    write: { type: 'boolean' },
    before: { type: 'boolean' },
    url: { type: 'string' },
  },
});
const all: Record<string, Job> = { ...deskJobs, ...clinicJobs, ...wardJobs, ...moneyJobs };
const wanted = values.only?.split(',') ?? Object.keys(all);
const beforeFile = join(import.meta.dirname, 'jobs/before.json');
const tell = (line: string) => void process.stdout.write(`${line}\n`);

const executablePath = await browserPath();
if (!executablePath) throw new Error('There is no Chromium.');
const host = values.url ? { url: values.url, end: async () => {} } : await hosts.embedded();
const browser = await chromium.launch({ executablePath, args: browserArguments });
try {
  const efforts: Efforts = {};
  for (const key of wanted) {
    const effort = await doJob(browser, key).catch((error: unknown) => tell(inspect(error)));
    process.exitCode = effort ? process.exitCode : 1;
    if (!effort) continue;
    efforts[key] = effort;
    tell(`${key}: ${stepsOf(effort)} steps, ${secondsOf(effort).toFixed(1)} s ${JSON.stringify(effort)}`);
  }
  if (values.before) {
    const run: EarlierRun = { commit: describeMachine().commit, efforts };
    writeFileSync(beforeFile, `${JSON.stringify(run, null, 2)}\n`);
  }
  const before = JSON.parse(readFileSync(beforeFile, 'utf8')) as EarlierRun;
  const names = Object.fromEntries(Object.entries(all).map(([key, { name }]) => [key, name]));
  const section = jobsSection(names, before, efforts);
  tell(`\n${section}`);
  if (values.write) writeSection(section);
} finally {
  await browser.close();
  await host.end();
}

async function doJob(opened: Browser, key: string): Promise<Effort> {
  const { person, preparedBy = 'Tenant Admin', prepare, run } = all[key]!;
  const context = await opened.newContext({
    baseURL: host.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  try {
    await resumeWithServer(context, preparedBy);
    await page.goto('/healthz');
    const facts = await prepare(page);
    await resumeWithServer(context, person);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: /welcome/i }).waitFor();
    const hand = new Hand(page);
    await hand.begin();
    await run(hand, facts);
    return await hand.end();
  } catch (error) {
    const shown = await page.locator('main, [role=dialog]').last().ariaSnapshot();
    throw new Error(`${key} stopped before:\n${shown.slice(0, 4000)}`, { cause: error });
  } finally {
    await context.close();
  }
}

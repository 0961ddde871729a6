// node bench/next-paint.ts [--quick] [--write] [--runs 10] [--only form] [--url http://127.0.0.1:3000]: how long after a
// key or a click of a clerk the next picture is painted, on a processor that the browser slows down four times, with a million patients
// behind (50,000 with --quick). With --url it is a server with the samples that runs already, to try the script, and
// nothing is written. Needs npm run build.
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { samplePassword } from '#areas/people/people.samples.ts';
import { fullSize, quickSize } from './database/bench-size.ts';
import { benchEmail, benchSlug } from './database/fill-database.ts';
import { openBenchDatabase } from './database/open-bench-database.ts';
import { describeMachine, madeOn } from './machine.ts';
import { table } from './markdown-table.ts';
import { writeSection } from './report-sections.ts';
import { startOpenward } from './servers.ts';
import { browserArguments, browserPath } from './web/browser.ts';
import { readOptions } from './read-options.ts';

const slowedTimes = 4;
const aimMs = 100;

const { values } = readOptions({
  options: {
    quick: { type: 'boolean' },
    write: { type: 'boolean' },
    runs: { type: 'string' },
    only: { type: 'string' },
    url: { type: 'string' },
  },
});
const runs = Number(values.runs ?? 10);
const size = values.quick ? quickSize : fullSize;
const tell = (line: string) => void process.stdout.write(`${line}\n`);

interface PaintedWindow {
  /** The longest event of each interaction since it was emptied, in milliseconds, by the interaction's id. */
  openwardInteractions: Map<number, number>;
}

/** One kind of interaction, and how it is made ready before each time. */
interface Interaction {
  name: string;
  ready: (page: Page) => Promise<void>;
  act: (page: Page, run: number) => Promise<void>;
}

const listIsThere = (page: Page) => page.locator('[data-list-row]').first().waitFor();
const typedNames = ['rahman', 'akter', 'begum', 'hossain', 'khatun', 'islam', 'miah', 'das', 'fatema', 'md'];

const interactions: readonly Interaction[] = [
  {
    name: 'typing in the search of the top bar',
    async ready(page) {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox', { name: 'Search' }).waitFor();
    },
    act: async (page, run) => page.keyboard.type(typedNames[run % typedNames.length]!, { delay: 120 }),
  },
  {
    name: 'typing in the search of a list',
    async ready(page) {
      await listIsThere(page);
      await page.keyboard.press('/');
    },
    act: async (page, run) => page.keyboard.type(typedNames[run % typedNames.length]!, { delay: 120 }),
  },
  {
    name: 'opening a list',
    ready: async (page) =>
      page.goto('/dashboard').then(() => page.getByRole('heading', { level: 1 }).waitFor()),
    async act(page) {
      await page.getByRole('link', { name: 'Patients', exact: true }).first().click();
      await listIsThere(page);
    },
  },
  {
    name: 'j and k in a list',
    ready: listIsThere,
    async act(page) {
      for (const key of ['j', 'j', 'j', 'k', 'j']) await page.keyboard.press(key, { delay: 60 });
    },
  },
  {
    name: 'opening a patient',
    async ready(page) {
      await listIsThere(page);
      await page.keyboard.press('j');
    },
    async act(page) {
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/patients\/[0-9a-f-]{36}/);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'opening a form',
    ready: listIsThere,
    async act(page) {
      await page
        .getByRole('link', { name: /^(Add|Register|New) patient/i })
        .first()
        .click();
      await page.getByLabel('First name').waitFor();
    },
  },
  {
    name: 'typing in a form',
    async ready(page) {
      await page.goto('/dashboard/patients/new');
      await page.getByLabel('First name').focus();
    },
    act: async (page) => page.keyboard.type('Amina', { delay: 120 }),
  },
];

const executablePath = await browserPath();
if (!executablePath) throw new Error('There is no Chromium.');
const behind = values.url ? { url: values.url, end: async () => {} } : await startBehind();
const browser = await chromium.launch({ executablePath, args: browserArguments });
try {
  const context = await browser.newContext({
    baseURL: behind.url,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await signIn(context);
  const found = [];
  for (const interaction of interactions.filter(({ name }) => name.includes(values.only ?? ''))) {
    const times = await measure(context, interaction);
    found.push({ name: interaction.name, times });
    tell(`${interaction.name}: ${times.join(' ')}`);
  }
  const section = paintSection(found);
  tell(`\n${section}`);
  if (values.write && !values.url && !values.only) writeSection(section);
} finally {
  await browser.close();
  await behind.end();
}

/** A server on the bench's own database. */
async function startBehind() {
  const database = await openBenchDatabase(size, tell);
  const server = await startOpenward(database.postgres.serverConfig);
  return {
    url: `http://127.0.0.1:${server.port}`,
    async end() {
      await server.stop();
      await database.postgres.stop();
    },
  };
}

async function signIn(context: BrowserContext): Promise<void> {
  const answer = await context.request.post('/api/sessions', {
    data: {
      ...(values.url
        ? { slug: 'city-general', email: 'reception@city-general.example' }
        : { slug: benchSlug, email: benchEmail }),
      password: samplePassword,
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  if (!answer.ok()) throw new Error(`The sign-in was answered ${answer.status()}.`);
}

/** Milliseconds from each key or click to the next picture, ascending; the first time, which loads code, is left out. */
async function measure(context: BrowserContext, { ready, act }: Interaction): Promise<number[]> {
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes });
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    await page.goto('/dashboard/patients');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await ready(page);
    await page.evaluate(() => (window as unknown as PaintedWindow).openwardInteractions.clear());
    await act(page, run);
    const painted = await page.evaluate(paintedInteractions);
    if (run > 0) times.push(...painted);
  }
  await page.close();
  return times.toSorted((one, other) => one - other);
}

/** Runs in the page before its own code: keeps the longest event of each interaction. */
function watchInteractions(): void {
  const known = new Map<number, number>();
  (window as unknown as PaintedWindow).openwardInteractions = known;
  const keep = (entries: PerformanceEntryList) => {
    for (const { interactionId = 0, duration } of entries as (PerformanceEventTiming & {
      interactionId?: number;
    })[]) {
      if (interactionId > 0) known.set(interactionId, Math.max(known.get(interactionId) ?? 0, duration));
    }
  };
  // Events shorter than 16 ms are not told at all.
  new PerformanceObserver((list) => keep(list.getEntries())).observe({
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit);
}

/** Runs in the page: what was observed once two more pictures are painted, after which everything before is told. */
function paintedInteractions(): Promise<number[]> {
  const told = () => [...(window as unknown as PaintedWindow).openwardInteractions.values()];
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(told())))),
  );
}

function at(times: readonly number[], share: number): string {
  const time = times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return time === undefined ? 'under 16' : time.toFixed(0);
}

function paintSection(found: readonly { name: string; times: readonly number[] }[]): string {
  return [
    '## From a key to the next picture',
    `Made by \`node bench/next-paint.ts${values.quick ? ' --quick' : ''}\` ${madeOn(describeMachine())}. ` +
      `${size.patients.toLocaleString('en')} patients in the hospital; a clerk at 1440 by 900 in Chromium, whose ` +
      `processor is slowed down ${slowedTimes} times through its DevTools protocol. Milliseconds from a key or a click to ` +
      `the next picture, as the browser's Event Timing tells them (in steps of 8; those under 16 are not told and not ` +
      `counted, so that medians are of the slower ones). Aim: at most ${aimMs} for 98 of 100.`,
    table(
      ['interaction', 'counted', 'median', '98 %', 'longest'],
      found.map(({ name, times }) => [
        name,
        String(times.length),
        at(times, 0.5),
        at(times, 0.98),
        at(times, 1),
      ]),
    ),
  ].join('\n\n');
}

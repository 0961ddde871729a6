// node bench/board-paint.ts [--write]: how long after its data a board with two hundred beds is painted, and how it
// fares while twenty changes of others arrive in two seconds. Needs npm run build.
import { chromium, type Page } from '@playwright/test';
import { hosts } from '../e2e/hosts.ts';
import { openBoardWard } from './web/board-ward.ts';
import { describeMachine, madeOn } from './machine.ts';
import { writeSection } from './report-sections.ts';
import { median } from './rounds.ts';
import { browserArguments, browserPath } from './web/browser.ts';
import { signInAsSample } from './web/sample-sign-in.ts';
import { readOptions } from './read-options.ts';

const bedCount = 200;
const runs = 7;
const changes = 20;
const changesMs = 2000;

const { values } = readOptions({ options: { write: { type: 'boolean' } } });
const executablePath = await browserPath();
if (!executablePath) throw new Error('There is no Chromium.');
const host = await hosts.embedded();
const browser = await chromium.launch({ executablePath, args: browserArguments });
try {
  const ward = await openBoardWard(host.url, bedCount);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchBoard, bedCount);
  await page.goto(`${host.url}/login`);
  await signInAsSample(page);
  const paints: Awaited<ReturnType<typeof paintOnce>>[] = [];
  for (let run = 0; run < runs; run += 1) paints.push(await paintOnce(page));
  const live = await liveChanges(page, (place) => ward.change(place));
  const outcome = {
    paints: paints.map(({ full, whole }) => `${full.toFixed(0)} ${whole.toFixed(0)}`),
    fullMs: Math.round(median(paints.map(({ full }) => full))),
    wholeMs: Math.round(median(paints.map(({ whole }) => whole))),
    ...live,
  };
  process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
  if (values.write) writeSection(boardSection(outcome));
} finally {
  await browser.close();
  await host.end();
}

interface BoardWindow {
  openwardBoard: {
    /** When the window was full of beds. */
    fullAt: number | null;
    /** When all beds were painted. */
    wholeAt: number | null;
    longestFrameMs: number;
    isTimed: boolean;
  };
}

/** Runs in the page before its own code: notes when beds were painted, and the longest time between frames. */
function watchBoard(wanted: number): void {
  const board: BoardWindow['openwardBoard'] = {
    fullAt: null,
    wholeAt: null,
    longestFrameMs: 0,
    isTimed: false,
  };
  Object.assign(window, { openwardBoard: board });
  // The frame that shows them is painted when the task after it runs.
  const afterPaint = (note: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = note;
      port2.postMessage(null);
    });
  let isFull = false;
  new MutationObserver((_, observer) => {
    const beds = document.querySelectorAll('main section li[aria-label]');
    const isBelow = (beds[beds.length - 1]?.getBoundingClientRect().bottom ?? 0) > innerHeight;
    if (!isFull && beds.length > 0 && isBelow) {
      isFull = true;
      afterPaint(() => (board.fullAt = performance.now()));
    }
    if (beds.length < wanted) return;
    observer.disconnect();
    afterPaint(() => (board.wholeAt = performance.now()));
  }).observe(document, { subtree: true, childList: true });
  let last = performance.now();
  const frame = (now: number) => {
    if (board.isTimed) board.longestFrameMs = Math.max(board.longestFrameMs, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Milliseconds from the end of the board's answer to its paint, from a home screen whose code is loaded. */
async function paintOnce(page: Page): Promise<{ full: number; whole: number }> {
  await page.goto(`${host.url}/dashboard`);
  await page.getByRole('link', { name: 'Bed Management' }).first().click();
  await page.waitForFunction(() => (window as unknown as BoardWindow).openwardBoard.wholeAt !== null);
  return page.evaluate(() => {
    const { fullAt, wholeAt } = (window as unknown as BoardWindow).openwardBoard;
    const [answer] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/beds/list')) as PerformanceResourceTiming[];
    return { full: fullAt! - answer!.responseEnd, whole: wholeAt! - answer!.responseEnd };
  });
}

/** Others change beds, evenly over the time; the board in the open page is fetched again meanwhile. */
async function liveChanges(page: Page, change: (place: number) => Promise<void>) {
  const fetched = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/beds/list')).length,
    );
  const before = await fetched();
  await page.evaluate(() => {
    const board = (window as unknown as BoardWindow).openwardBoard;
    Object.assign(board, { isTimed: true, longestFrameMs: 0 });
  });
  const writes: Promise<void>[] = [];
  for (let place = 0; place < changes; place += 1) {
    writes.push(change(place));
    await new Promise((resolve) => setTimeout(resolve, changesMs / changes));
  }
  await Promise.all(writes);
  // All changes are on the board.
  await page.waitForFunction(
    (wanted) =>
      document.querySelectorAll('main section li select option:checked[value="dirty"]').length >= wanted,
    changes,
  );
  const longestFrameMs = await page.evaluate(
    () => (window as unknown as BoardWindow).openwardBoard.longestFrameMs,
  );
  return { refetches: (await fetched()) - before, longestFrameMs: Math.round(longestFrameMs) };
}

function boardSection(found: Record<'fullMs' | 'wholeMs' | 'refetches' | 'longestFrameMs', number>): string {
  return [
    '## The bed board in a browser',
    `Made by \`node bench/board-paint.ts\` ${madeOn(describeMachine())}.`,
    `A board with ${bedCount} beds, most of them with patients, fills the window ${found.fullMs} ms after its data has ` +
      `arrived, and is whole after ${found.wholeMs} ms (medians of ${runs}; aim: within 200 ms). While others change ` +
      `${changes} beds in ${changesMs / 1000} s it is fetched ${found.refetches} times; the longest time between two ` +
      `frames was ${found.longestFrameMs} ms.`,
  ].join('\n\n');
}

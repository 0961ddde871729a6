// node bench/demo-start.ts [--runs 5] [--folder dist/web]: how long a visitor of the demo waits, from a plain static
// server without compression: a new browser to the sign-in page and to the dashboard, then the same page reloaded.
// Needs npm run build. Best and median of the runs: on a machine that does other work, trust the ratios.
import { join } from 'node:path';
import { measureDemoStarts } from './web/demo-start.ts';
import { table } from './markdown-table.ts';
import { median } from './rounds.ts';
import { readOptions } from './read-options.ts';

const { values } = readOptions({ options: { runs: { type: 'string' }, folder: { type: 'string' } } });
const runs = Number(values.runs ?? 5);
const folder = values.folder ?? join(import.meta.dirname, '../dist/web');
const tell = (line: string) => void process.stdout.write(`${line}\n`);

const starts = await measureDemoStarts({ runs, folder, tell });
const [first] = starts;
if (!first) throw new Error('There is no Chromium.');
const seconds = (pick: (start: (typeof starts)[number]) => number) => {
  const measured = starts.map(pick);
  return [Math.min(...measured), median(measured)].map((value) => value.toFixed(1));
};
tell(
  table(
    ['', 'best, s', 'median, s'],
    [
      ['new browser to a sign-in page that can be used', ...seconds((start) => start.signInSeconds)],
      ['new browser to the dashboard', ...seconds((start) => start.dashboardSeconds)],
      ['reload to the dashboard', ...seconds((start) => start.reloadSeconds)],
    ],
  ),
);
tell(
  `First visit: ${first.requests} requests, ${megabytes(first.bytes)} as sent, ${megabytes(first.gzipBytes)} gzipped.`,
);

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}

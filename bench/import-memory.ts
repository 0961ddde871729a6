import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';
import { startServer } from '#testing/server-process.ts';
import { describeMachine, madeOn } from './machine.ts';
import { writeSection } from './report-sections.ts';
import { readOptions } from './read-options.ts';

// node bench/import-memory.ts --rows 10000,100000: how long `npm run import -- patients` takes for files of so many made
// people, the most resident memory of it, and the most that a process of its PostgreSQL has beside the shared buffers. Then the last size once more,
// killed with -9 at a random moment and run again: everybody is there once, with what belongs to them. With --write the outcome becomes a section of
// bench/RESULTS.md.
const { values } = readOptions({
  options: { rows: { type: 'string', default: '10000,100000' }, write: { type: 'boolean' } },
});
const sizes = values.rows.split(',').map(Number);
const mebibyte = 1_048_576;
const project = join(import.meta.dirname, '..');
const tell = (line: string) => void process.stdout.write(`${line}\n`);

const folder = mkdtempSync(join(tmpdir(), 'openward-import-'));
const dataDirectory = join(folder, 'data');
const environment = { DATA_DIR: dataDirectory, DATABASE_URL: '' };
const measured: string[] = [];
let expected = 0;
try {
  // Makes the sample hospital that the files are for.
  await (await startServer(environment)).end('SIGTERM');
  let seconds = 0;
  for (const rows of sizes) {
    const run = await importFile(await aFile(rows));
    if (!run.output.includes(`${rows.toLocaleString('en')} added`)) throw new Error(run.output);
    expected += rows;
    seconds = run.seconds;
    measured.push(
      `${rows.toLocaleString('en')} rows: ${seconds.toFixed(0)} s, ${inMegabytes(run.peak)}, ` +
        `a process of PostgreSQL ${inMegabytes(run.databasePeak)} of its own`,
    );
    tell(measured.at(-1)!);
  }
  const rows = sizes.at(-1)!;
  const file = await aFile(rows);
  const killAfterMs = Math.round(1000 * seconds * (0.2 + 0.6 * Math.random()));
  const killed = await importFile(file, killAfterMs);
  const again = await importFile(file);
  const words = /^[\d,]+ added.*$/m.exec(again.output)?.[0] ?? again.output;
  expected += rows;
  const found = await countImported();
  measured.push(
    `killed with -9 after ${Math.round(killAfterMs / 1000)} s and run again: ${words}; ` +
      `of ${expected.toLocaleString('en')} people there are ${wordsOf(found)}`,
  );
  tell(measured.at(-1)!);
  const wanted: Found = { people: expected, 'ids of tables': expected, 'undoable rows': expected };
  wanted.allergies = wanted['people with allergies'] = expected / 10;
  if (!killed.wasKilled || !isDeepStrictEqual(found, wanted)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (values.write) {
  writeSection(
    [
      '## Patients from a file',
      `Made by \`node bench/import-memory.ts --rows ${values.rows} --write\` ${madeOn(describeMachine())}.`,
      `\`npm run import -- patients\`, which starts and stops the embedded PostgreSQL itself: ${measured.join('; ')}.`,
    ].join('\n\n'),
  );
}

/** A file of people of whom no two files have one in common. */
async function aFile(rows: number): Promise<string> {
  const mark = lettersOf(Date.now());
  const file = join(folder, `${mark}.csv`);
  const stream = createWriteStream(file);
  stream.write('Patient ID,Name,Date of birth,Sex,Mobile,Address,Allergies\n');
  for (let place = 1; place <= rows; place += 1) {
    const born = `${1930 + (place % 90)}-${pad(1 + (place % 12))}-${pad(1 + (place % 28))}`;
    const line = `${mark}-${place},Rahima ${lettersOf(place)} ${mark},${born},${place % 2 ? 'F' : 'M'},01711${pad(place, 6)},House ${place} Lake Road,${place % 10 ? '' : 'Penicillin'}\n`;
    if (!stream.write(line)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
  return file;
}

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}

/** Names are letters. */
function lettersOf(number: number): string {
  return Array.from(String(number), (digit) => String.fromCharCode(97 + Number(digit))).join('');
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / mebibyte)} MB`;
}

async function importFile(file: string, killAfterMs?: number) {
  const started = performance.now();
  const words = [...importScript(), 'patients', '--tenant', 'city-general', file];
  const child = spawn(process.execPath, words, {
    cwd: project,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  let peak = 0;
  let databasePeak = 0;
  const look = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid!, 'VmHWM'));
    databasePeak = Math.max(databasePeak, ...databaseProcesses().map((pid) => memoryOf(pid, 'RssAnon')));
  }, 500);
  const ended = once(child, 'exit');
  if (killAfterMs !== undefined) {
    await Promise.race([delay(killAfterMs), ended]);
    child.kill('SIGKILL');
  }
  await ended;
  clearInterval(look);
  const seconds = (performance.now() - started) / 1000;
  return { output, peak, databasePeak, seconds, wasKilled: child.signalCode === 'SIGKILL' };
}

/** What `npm run import` gives to Node. */
function importScript(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return scripts['import']!.split(' ').slice(1);
}

/** In bytes, as Linux notes it: the most resident memory of a process so far, or what it shares with none; 0 once it has ended. */
function memoryOf(pid: number, what: 'VmHWM' | 'RssAnon'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** The processes of the PostgreSQL whose data lie in the folder. */
function databaseProcesses(): number[] {
  let postmaster: number;
  try {
    postmaster = Number.parseInt(readFileSync(join(dataDirectory, 'postgres/postmaster.pid'), 'utf8'), 10);
  } catch {
    return [];
  }
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === postmaster);
}

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

type Found = Record<string, number>;

function wordsOf(found: Found): string {
  return Object.entries(found)
    .map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
    .join(', ');
}

async function countImported(): Promise<Found> {
  const running = await startEmbeddedPostgres({ dataDirectory, onProgress: () => {} });
  const client = new pg.Client(running.ownerConfig);
  try {
    await client.connect();
    const { rows } = await client.query<Found>(`
      with imported as (select tenant_id, id from patient where import_id is not null)
      select (select count(*)::int from imported) as people,
        (select count(*)::int from patient_identifier where system = 'csv') as "ids of tables",
        (select count(*)::int from import_row where state = 'standing') as "undoable rows",
        (select count(*)::int from patient_allergy allergy join imported on imported.id = allergy.patient_id)
          as allergies,
        (select count(*)::int from allergy_state allergies join imported on imported.id = allergies.patient_id
          where allergies.state = 'recorded') as "people with allergies"`);
    return rows[0]!;
  } finally {
    await client.end();
    await running.stop();
  }
}

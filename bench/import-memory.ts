import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';
import { startServer } from '#testing/server-process.ts';
import { describeMachine, madeOn } from './machine.ts';
import { writeSection } from './report-sections.ts';
import { readOptions } from './read-options.ts';

// node bench/import-memory.ts --rows 10000,100000: how long `npm run import -- patients` takes for files of so many made
// people, and the most resident memory of it and of the largest process of its PostgreSQL. Then the last size once more,
// killed with -9 at a random moment and run again: everybody is there once. With --write the outcome becomes a section of
// bench/RESULTS.md.
const { values } = readOptions({
  options: { rows: { type: 'string', default: '10000,100000' }, write: { type: 'boolean' } },
});
const sizes = values.rows.split(',').map(Number);
const mebibyte = 1_048_576;
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
        `the largest process of PostgreSQL ${inMegabytes(run.databasePeak)}`,
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
  const { people, identifiers } = await countImported();
  const isWhole = people === expected && killed.wasKilled;
  measured.push(
    `killed with -9 after ${Math.round(killAfterMs / 1000)} s and run again: ${words}; ` +
      `${people.toLocaleString('en')} of ${expected.toLocaleString('en')} people, ${identifiers.toLocaleString('en')} ids of tables`,
  );
  tell(measured.at(-1)!);
  if (!isWhole) process.exitCode = 1;
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
  const command = join(import.meta.dirname, '../tools/command.mjs');
  const words = [command, 'import', 'patients', '--tenant', 'city-general', file];
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  let peak = 0;
  let databasePeak = 0;
  const look = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid!));
    databasePeak = Math.max(databasePeak, ...databaseProcesses().map(peakOf));
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

/** The most resident memory of a process so far in bytes, as Linux notes it; 0 once it has ended. */
function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
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

async function countImported(): Promise<{ people: number; identifiers: number }> {
  const running = await startEmbeddedPostgres({ dataDirectory, onProgress: () => {} });
  const client = new pg.Client(running.ownerConfig);
  try {
    await client.connect();
    const { rows } = await client.query<{ people: number; identifiers: number }>(`
      select (select count(*)::int from patient where import_id is not null) as people,
        (select count(*)::int from patient_identifier where system = 'csv') as identifiers`);
    return rows[0]!;
  } finally {
    await client.end();
    await running.stop();
  }
}

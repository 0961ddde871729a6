// npm run bench [-- --quick] [--only=patientById,patientList] [--seconds=5] [--no-clerks] [--no-web] [--only-web]
//   [--only-wards]
// Measures the server against a bare one on the same database in the same run, and writes bench/RESULTS.md.
// --only-web measures the pages alone, without a database, and replaces their section there; --only-wards the calls of
// the wards alone, beside few patients.
import { readFileSync, writeFileSync } from 'node:fs';
import { fullSize, quickSize } from './database/bench-size.ts';
import { openBenchDatabase } from './database/open-bench-database.ts';
import { type HotCall, hotCalls, wardCalls } from './load/hot-calls.ts';
import { measureClerks } from './clerks/measure-clerks.ts';
import { describeMachine, versionOf } from './machine.ts';
import { measureServer } from './measure-server.ts';
import { readOptions } from './read-options.ts';
import { reportOf, wardSection } from './report.ts';
import { withOlderSections, resultsFile, writeSection } from './report-sections.ts';
import { measureWeb } from './web/measure-web.ts';
import { webSection } from './web/web-section.ts';

const { values } = readOptions({
  options: {
    ...{ quick: { type: 'boolean' }, only: { type: 'string' }, seconds: { type: 'string' } },
    ...{ 'no-clerks': { type: 'boolean' }, 'no-web': { type: 'boolean' } },
    ...{ 'only-web': { type: 'boolean' }, 'only-wards': { type: 'boolean' } },
  },
  choices: { only: hotCalls },
});
const isQuick = values.quick === true;
const size = isQuick ? quickSize : fullSize;
const named = values.only;
/** How long each round of a call lasts. */
const seconds = Number(values.seconds ?? (isQuick ? 2 : 5));
const calls = named ? (named.split(',') as HotCall[]) : hotCalls;
const tell = (line: string) => void process.stdout.write(`${line}\n`);

async function measureAll(): Promise<void> {
  const database = await openBenchDatabase(size, tell);
  try {
    const server = await measureServer(database, { calls, rounds: 3, seconds, tell });
    const isWithoutClerks = Boolean(named) || values['no-clerks'] === true;
    const clerks = isWithoutClerks ? [] : await measureClerks(database, { rounds: 3, seconds, tell });
    const web = values['no-web'] ? null : await measureWeb(tell);
    const postgres = await versionOf(database.postgres);
    const report = reportOf({ machine: describeMachine(), postgres, size, server, clerks, web });
    tell(`\n${report}`);
    if (!named && web) {
      writeFileSync(resultsFile, withOlderSections(report, readFileSync(resultsFile, 'utf8')));
    }
  } finally {
    await database.postgres.stop();
  }
}

async function measurePagesAlone(): Promise<void> {
  const web = await measureWeb(tell);
  if (!web) return;
  const section = webSection(web, describeMachine());
  tell(`\n${section}`);
  writeSection(section);
}

async function measureWardsAlone(): Promise<void> {
  const database = await openBenchDatabase(quickSize, tell);
  try {
    const server = await measureServer(database, { calls: wardCalls, rounds: 5, seconds, tell });
    const section = wardSection(server, quickSize, describeMachine());
    tell(`\n${section}`);
    writeSection(section);
  } finally {
    await database.postgres.stop();
  }
}

const measure = values['only-web']
  ? measurePagesAlone
  : values['only-wards']
    ? measureWardsAlone
    : measureAll;
await measure();

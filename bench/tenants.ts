// node bench/tenants.ts [--count 10000] [--times 40] [--write]: every list and screen of the operator with so many
// hospitals against the same with ten, in one run on one database, and how long it takes to find the work of jobs.
// With --write the outcome becomes a section of bench/RESULTS.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { dailyJobsOf, minuteJobsOf } from '#server/dispatcher/gated-parts.ts';
import { serverAreas } from '#hosts/system/areas.ts';
import { selectPlacesOfWork } from '#server/jobs/work/find-work.queries.ts';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import { openPostgres, type PostgresDatabase } from '#hosts/node/database/postgres-database.ts';
import { startEmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';
import { describeMachine, madeOn } from './machine.ts';
import { table } from './markdown-table.ts';
import { writeSection } from './report-sections.ts';
import { signIn } from './request-facts.ts';
import { startOpenward } from './servers.ts';
import { addPlatform, fillTenants, operatorEmail, platformSlug } from './tenants/fill-tenants.ts';
import { readOptions } from './read-options.ts';

const { values } = readOptions({
  options: {
    count: { type: 'string', default: '10000' },
    times: { type: 'string', default: '40' },
    write: { type: 'boolean' },
  },
});
const few = 10;
const many = Number(values.count);
const times = Number(values.times);
const tell = (line: string) => void process.stdout.write(`${line}\n`);

const calls: [name: string, path: string][] = [
  ['overview', 'platform-overview'],
  ['clients', 'clients?status=all'],
  ['clients, searched', 'clients?status=all&search=hospital%207'],
  ['figures of clients', 'client-counts'],
  ['one client', 'clients/$client'],
  ['KYC queue', 'kyc?status=open'],
  ['KYC, all', 'kyc?status=all'],
  ['figures of KYC', 'kyc-counts'],
  ['plans', 'plans'],
  ['billing', 'client-subscriptions?status=all'],
  ['billing, past due', 'client-subscriptions?status=past_due'],
  ['figures of billing', 'client-subscription-counts'],
  ['payments', 'client-payments'],
  ['payments, waiting', 'client-payments?status=submitted'],
  ['figures of payments', 'client-payment-counts'],
  ['audit logs, own acts', 'audit-entries'],
  ['audit logs, hospitals', 'client-activity'],
  ['figures of audit logs', 'client-activity-figures'],
  ['choices of audit logs', 'client-activity-choices'],
  ['health of the platform', 'platform-health'],
  ['system health', 'system-health'],
];

interface Measured {
  /** The fastest: what others did on the machine meanwhile is not in it. */
  bestMs: number;
  medianMs: number;
}

const dataDirectory = mkdtempSync(join(tmpdir(), 'openward-tenants-'));
const postgres = await startEmbeddedPostgres({ dataDirectory, onProgress: () => {} });
try {
  await migrateAsOwner(postgres.ownerConfig, postgres.serverConfig.user);
  const section = await compare();
  tell(section);
  if (values.write) writeSection(section);
} finally {
  await postgres.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}

async function compare(): Promise<string> {
  const database = openPostgres({ connection: postgres.serverConfig, poolSize: 2 });
  const owner = new pg.Client(postgres.ownerConfig);
  await owner.connect();
  try {
    const platformId = await addPlatform(owner, database);
    await fillTenants(owner, platformId, few);
    const before = await measureAll(owner, database);
    tell(`Adding hospitals up to ${many} …`);
    await fillTenants(owner, platformId, many);
    return sectionOf(before, await measureAll(owner, database));
  } finally {
    await owner.end();
    await database.close();
  }
}

async function measureAll(owner: pg.Client, database: PostgresDatabase): Promise<Map<string, Measured>> {
  const server = await startOpenward(postgres.serverConfig);
  try {
    const token = await signIn(server.port, operatorEmail, platformSlug);
    const { rows } = await owner.query<{ id: string }>('select id from client order by id limit 1');
    const found = new Map<string, Measured>();
    for (const [name, path] of calls) {
      const url = `http://127.0.0.1:${server.port}/api/${path.replace('$client', rows[0]!.id)}`;
      found.set(name, await measure(() => ask(url, token)));
    }
    for (const [name, jobs] of [
      ['work of a minute', serverAreas.flatMap(minuteJobsOf)],
      ['work of a day', serverAreas.flatMap(dailyJobsOf)],
    ] as const) {
      const names = jobs.filter((job) => !('isForPlatform' in job)).map((job) => job.name);
      found.set(`${name}: found`, await measure(() => find(database, names)));
    }
    const sweeps = ['server.seal-entries', 'server.fold-steps', 'server.tidy-up', 'platform.count-clients'];
    for (const name of sweeps) found.set(`${name}: found`, await measure(() => find(database, [name])));
    return found;
  } finally {
    await server.stop();
  }
}

function find(database: PostgresDatabase, names: readonly string[]) {
  return database.onPlatform((db) => selectPlacesOfWork(db, names, new Date().toISOString()));
}

async function ask(url: string, token: string): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
}

async function measure(work: () => Promise<unknown>): Promise<Measured> {
  for (let warm = 0; warm < 5; warm += 1) await work();
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  taken.sort((one, other) => one - other);
  return { bestMs: taken[0]!, medianMs: taken[Math.floor(times / 2)]! };
}

function sectionOf(before: Map<string, Measured>, after: Map<string, Measured>): string {
  const rows = [...after].map(([name, { bestMs, medianMs }]) => {
    const one = before.get(name)!;
    return [
      name,
      `${one.bestMs.toFixed(1)}, ${one.medianMs.toFixed(1)}`,
      `${bestMs.toFixed(1)}, ${medianMs.toFixed(1)}`,
      (bestMs / one.bestMs).toFixed(1),
    ];
  });
  const number = many.toLocaleString('en');
  return [
    `## The operator with ${number} hospitals`,
    `Made by \`node bench/tenants.ts --count ${many} --times ${times}\` ${madeOn(describeMachine())}.`,
    `Each call over HTTP, one after the other, with ${few} hospitals and then with ${number} in the same database: their ` +
      `subscriptions, two invoices each, payments, applications, twenty entries of each trail. Milliseconds, the fastest ` +
      `and the median of ${times}; what jobs ask once for all hospitals is below. The ratio is the fastest with ` +
      `${number} over the fastest with ${few}.`,
    table(['call', `${few}`, number, 'ratio'], rows),
  ].join('\n\n');
}

import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { callOverHttp, signInOverHttp } from '#testing/http-session.ts';
import { ReplicatedPostgres } from '#testing/replication/replicated-postgres.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import { describeMachine, madeOn } from './machine.ts';
import { writeSection } from './report-sections.ts';
import { makeSessions } from './streams/many-sessions.ts';
import { openStreams, type Stream } from './streams/open-streams.ts';
import { readOptions } from './read-options.ts';

// node bench/streams.ts --count 10000: so many browsers listen at two server processes over one PostgreSQL; somebody
// registers a patient, and each stream notes when it hears of it. Needs `ulimit -n` above the count, and PostgreSQL of
// Debian's packages. With --write the outcome becomes a section of bench/RESULTS.md.
const { values } = readOptions({
  options: {
    count: { type: 'string', default: '10000' },
    changes: { type: 'string', default: '20' },
    write: { type: 'boolean' },
  },
});
const count = Number(values.count);
const restMs = 45_000;
const patienceMs = 60_000;
const tell = (line: string) => void process.stdout.write(`${line}\n`);
const whose = { slug: 'city-general', email: 'reception@city-general.example' };

const postgres = await ReplicatedPostgres.start();
if (!postgres) process.exit(1);
const servers: ServerProcess[] = [];
let streams: Stream[] = [];
try {
  const environment = { DATABASE_URL: postgres.addressOf(0), OPENWARD_SAMPLES: 'on' };
  // One after the other: the first fills the samples.
  servers.push(await startServer(environment));
  servers.push(await startServer(environment));
  const [version] = await postgres.onMember(0, 'show server_version');
  const clerk = await signInOverHttp(servers[0]!.url, whose.slug, whose.email);
  const tokens = await makeSessions(postgres.ownerOf(0), whose, count);
  // What a first page and a first change make a process load is not a stream's.
  for (const server of servers) await openAndClose(server, tokens[0]!);
  const before = servers.map(memoryOf);
  const opening = performance.now();
  const half = Math.ceil(count / 2);
  const parts = [tokens.slice(0, half), tokens.slice(half)];
  const opened = await Promise.all(
    servers.map((server, place) => openStreams(portOf(server), parts[place]!)),
  );
  streams = opened.flat();
  const openedIn = (performance.now() - opening) / 1000;
  tell(`${streams.length} streams open after ${openedIn.toFixed(0)} s`);
  const processorBefore = servers.map(processorSeconds);
  await delay(restMs);
  const atRest = servers.map(
    (server, place) => (processorSeconds(server) - processorBefore[place]!) / (restMs / 1000),
  );
  const after = servers.map(memoryOf);
  const perStream = (sum(after) - sum(before)) / streams.length;
  tell(`at rest each process uses ${atRest.map((share) => share.toFixed(2)).join(' and ')} of a core`);
  const delays: number[] = [];
  const lasts: number[] = [];
  for (let change = 0; change < Number(values.changes); change += 1) {
    const heard = await measureChange(servers[change % 2]!, clerk);
    delays.push(...heard);
    lasts.push(Math.max(...heard));
  }
  const closed = streams.filter(({ isOpen }) => !isOpen).length;
  const silent = streams.filter(({ beats }) => beats === 0).length;
  const sorted = delays.toSorted((one, other) => one - other);
  const lastSorted = lasts.toSorted((one, other) => one - other);
  const at = (list: readonly number[], share: number) =>
    list[Math.min(list.length - 1, Math.floor(list.length * share))]!.toFixed(0);
  const outcome =
    `${streams.length.toLocaleString('en')} streams of ${streams.length.toLocaleString('en')} sessions of one hospital, ` +
    `half of them at each of two server processes over one PostgreSQL ${String(version!['server_version'])}; opened in ${openedIn.toFixed(0)} s. ` +
    `A stream takes ${(perStream / 1024).toFixed(0)} kB of a process (${mb(sum(before))} before, ${mb(sum(after))} with all of them, both together). ` +
    `With nothing but their beats every 15 s, each of which looks the person's rights up again, the processes use ` +
    `${atRest.map((share) => share.toFixed(2)).join(' and ')} of a core. From the answer to a write until a stream hears of it, ` +
    `over ${values.changes} writes and all streams: p50 ${at(sorted, 0.5)} ms, p99 ${at(sorted, 0.99)} ms; until all had heard: ` +
    `median ${at(lastSorted, 0.5)} ms, longest ${at(lastSorted, 1)} ms. Broken streams: ${closed}; without a beat: ${silent}. ` +
    'The listeners, the servers and PostgreSQL share the machine.';
  tell(outcome);
  if (values.write) {
    writeSection(
      [
        '## Live streams at two processes',
        `Made by \`node bench/streams.ts --count ${count} --write\` ${madeOn(describeMachine())}, load ${readFileSync('/proc/loadavg', 'utf8').split(' ')[1]} from everything on the machine.`,
        outcome,
      ].join('\n\n'),
    );
  }
  process.exitCode = closed + silent > 0 ? 1 : 0;
} finally {
  for (const { socket } of streams) socket.destroy();
  for (const server of servers) await server.end();
  postgres.stop();
}

/** Registers a patient at one process; returns how many milliseconds after the answer each stream heard of it. */
async function measureChange(server: ServerProcess, token: string): Promise<number[]> {
  for (const stream of streams) stream.waitFor('"patients');
  // A name of its own: a second person of the same name would be asked about.
  const lastName = `Bench${crypto.randomUUID().replaceAll(/\W|\d/g, '')}`;
  const person = { firstName: 'Stream', lastName, dateOfBirth: '1990-01-01', gender: 'other' };
  const { status } = await callOverHttp(server.url, token, 'POST', '/patients', person);
  const answered = performance.now();
  if (status !== 200) throw new Error(`The patient was not registered: ${status}`);
  const deadline = answered + patienceMs;
  while (streams.some(({ heardAt }) => heardAt === undefined)) {
    if (performance.now() > deadline) {
      const deaf = streams.filter(({ heardAt }) => heardAt === undefined).length;
      throw new Error(`${deaf} streams heard nothing within a minute.`);
    }
    await delay(20);
  }
  return streams.map(({ heardAt }) => Math.max(0, heardAt! - answered));
}

async function openAndClose(server: ServerProcess, token: string): Promise<void> {
  const [stream] = await openStreams(portOf(server), [token]);
  stream!.socket.destroy();
}

function portOf({ url }: ServerProcess): number {
  return Number(new URL(url).port);
}

function memoryOf({ pid }: ServerProcess): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;
}

/** Of the process alone; the kernel counts in hundredths of a second. */
function processorSeconds({ pid }: ServerProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function mb(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

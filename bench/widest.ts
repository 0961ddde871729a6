// node bench/widest.ts [--quick]: every read that takes filters, with the widest of them, on the bench's large hospital:
// how long each takes, and what twenty clerks wait for beside the eight dearest at once.
import { signInOverHttp } from '#testing/http-session.ts';
import {
  callOperation,
  type JsonSchema,
  type Operation,
  readOperations,
} from '#testing/inputs/api-operations.ts';
import { fullSize, quickSize } from './database/bench-size.ts';
import { benchEmail, benchManagerEmail, benchSlug } from './database/fill-database.ts';
import { openBenchDatabase } from './database/open-bench-database.ts';
import { table } from './markdown-table.ts';
import { startOpenward } from './servers.ts';
import { readOptions } from './read-options.ts';

const dearestAtOnce = 8;
const roundsAtOnce = 10;
const clerks = 20;
const shownRows = 25;

interface Asked {
  operation: Operation;
  input: Record<string, unknown>;
  token: string;
  milliseconds: number;
  status: number;
  bytes: number;
}

/** The widest filter of a field, by its name; undefined leaves it out. */
function widest(name: string, schema: JsonSchema): unknown {
  if (/^(from|since|startDate|fromDate)$/.test(name)) return '2016-12-01';
  if (/^(to|until|endDate|toDate)$/.test(name)) return '2026-11-27';
  if (/^(search|query|text)$/.test(name)) return 'a';
  if (name === 'limit') return schema.maximum ?? 200;
  return name === 'status' && schema.enum?.includes('all') ? 'all' : undefined;
}

/** The widest inputs of a read, one for each report that it makes; none where it needs to know what is read. */
function widestInputs({ input: { properties = {}, required = [] } }: Operation): Record<string, unknown>[] {
  const entries = Object.entries(properties).map(([name, schema]) => [name, widest(name, schema)] as const);
  const given = entries.filter(([, value]) => value !== undefined);
  const names = new Set(given.map(([name]) => name));
  if (!required.every((name) => names.has(name) || name === 'report')) return [];
  const reports = properties['report']?.enum;
  const made = Object.fromEntries(given);
  return reports ? reports.map((report) => ({ ...made, report })) : [made];
}

/** Asks with the first token that may; undefined where none may. */
async function ask(
  url: string,
  operation: Operation,
  input: Record<string, unknown>,
  tokens: readonly string[],
): Promise<Asked | undefined> {
  for (const token of tokens) {
    const begun = performance.now();
    const { status, text } = await callOperation(url, operation, input, token);
    const milliseconds = performance.now() - begun;
    if (status !== 403) return { operation, input, token, milliseconds, status, bytes: text.length };
  }
  return undefined;
}

/** Clerks who each look for a patient once a second; `stop` gives how long each search took, in milliseconds. */
function startClerks(url: string, search: Operation, token: string) {
  const typed = ['rahman', 'begum', '0171', 'khat'];
  const waits: number[] = [];
  const day = { isOver: false };
  const work = async (place: number) => {
    while (!day.isOver) {
      const begun = performance.now();
      await callOperation(url, search, { search: typed[place % typed.length], limit: 20 }, token);
      waits.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  };
  const working = Array.from({ length: clerks }, (_, place) => work(place));
  return {
    async stop() {
      day.isOver = true;
      await Promise.all(working);
      return `${Math.max(...waits).toFixed(0)} ms (${waits.length} searches)`;
    },
  };
}

const tell = (line: string) => void process.stdout.write(`${line}\n`);
const size = readOptions({ options: { quick: { type: 'boolean' } } }).values.quick ? quickSize : fullSize;
const database = await openBenchDatabase(size, tell);
const server = await startOpenward(database.postgres.serverConfig);
const url = `http://127.0.0.1:${server.port}`;
try {
  const emails = [benchManagerEmail, benchEmail];
  const tokens = await Promise.all(emails.map((email) => signInOverHttp(url, benchSlug, email)));
  const reads = (await readOperations(url)).filter(({ kind }) => kind === 'read');
  const asked: Asked[] = [];
  for (const read of reads) {
    for (const input of widestInputs(read)) {
      const answer = await ask(url, read, input, tokens);
      if (answer) asked.push(answer);
    }
  }
  const answered = asked.filter(({ status }) => status === 200);
  const dearest = answered.toSorted((one, other) => other.milliseconds - one.milliseconds);
  const rows = dearest.slice(0, shownRows).map(({ operation: { id }, input, milliseconds, bytes }) => [
    id,
    Object.entries(input)
      .map(([name, value]) => (name === 'report' ? String(value) : name))
      .join(', '),
    milliseconds.toFixed(0),
    (bytes / 1000).toFixed(0),
  ]);
  tell(table(['read', 'with', 'ms', 'kB'], rows));
  const others = asked
    .filter(({ status }) => status !== 200)
    .map(({ operation: { id }, status }) => `${id} ${status}`);
  tell(
    `${answered.length} of ${reads.length} reads; ${others.join(', ')}; the others need to know what is read.`,
  );

  const search = reads.find(({ id }) => id === 'patients.list')!;
  const alone = startClerks(url, search, tokens[1]!);
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  tell(`Twenty clerks alone wait at most ${await alone.stop()}.`);
  const beside = startClerks(url, search, tokens[1]!);
  for (let round = 0; round < roundsAtOnce; round += 1) {
    const costly = dearest.slice(0, dearestAtOnce);
    await Promise.all(
      costly.map(({ operation, input, token }) => callOperation(url, operation, input, token)),
    );
  }
  tell(`Beside the ${dearestAtOnce} dearest at once, over and over, at most ${await beside.stop()}.`);
} finally {
  await server.stop();
  await database.postgres.stop();
}

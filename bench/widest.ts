// node bench/widest.ts: every read that takes filters, with the widest of them, on the bench's large hospital: how long one
// takes alone, and what twenty clerks beside eight of the dearest at once wait for.
import {
  readOperations,
  callOperation,
  type JsonSchema,
  type Operation,
} from '#testing/inputs/api-operations.ts';
import { signInOverHttp } from '#testing/http-session.ts';
import { fullSize, quickSize } from './database/bench-size.ts';
import { benchEmail, benchManagerEmail, benchSlug } from './database/fill-database.ts';
import { openBenchDatabase } from './database/open-bench-database.ts';
import { table } from './markdown-table.ts';
import { startOpenward } from './servers.ts';

const size = process.argv.includes('--quick') ? quickSize : fullSize;
const dearestAtOnce = 8;
const clerks = 20;

/** What the widest filter of a field is, by its name and kind; undefined leaves it out. */
function widest(name: string, schema: JsonSchema): unknown {
  if (/^(from|startDate|fromDate|since)$/.test(name)) return '2016-12-01';
  if (/^(to|endDate|toDate|until)$/.test(name)) return '2026-11-27';
  if (name === 'search' || name === 'query' || name === 'text') return 'a';
  if (name === 'limit') return schema.maximum ?? 200;
  if (name === 'status' && schema.enum?.includes('all')) return 'all';
  return undefined;
}

function inputOf({ input }: Operation): Record<string, unknown> | undefined {
  const given = Object.entries(input.properties ?? {}).flatMap(([name, schema]) => {
    const value = widest(name, schema);
    return value === undefined ? [] : [[name, value] as const];
  });
  const made = Object.fromEntries(given);
  return (input.required ?? []).every((name) => name in made) ? made : undefined;
}

const tell = (line: string) => void process.stdout.write(`${line}\n`);
const database = await openBenchDatabase(size, tell);
const server = await startOpenward(database.postgres.serverConfig);
const url = `http://127.0.0.1:${server.port}`;
try {
  const tokens = [
    await signInOverHttp(url, benchSlug, benchManagerEmail),
    await signInOverHttp(url, benchSlug, benchEmail),
  ];
  const operations = (await readOperations(url)).filter(({ kind }) => kind === 'read');
  const took: {
    operation: Operation;
    input: Record<string, unknown>;
    token: string;
    ms: number;
    status: number;
    bytes: number;
  }[] = [];
  let skipped = 0;
  for (const operation of operations) {
    const input = inputOf(operation);
    if (!input) {
      skipped += 1;
      continue;
    }
    for (const token of tokens) {
      const begun = performance.now();
      const { status, text } = await callOperation(url, operation, input, token);
      const ms = performance.now() - begun;
      if (status === 403) continue;
      took.push({ operation, input, token, ms, status, bytes: text.length });
      if (status >= 400) tell(`${operation.id}: ${status} ${text.slice(0, 160)}`);
      break;
    }
  }
  took.sort((one, other) => other.ms - one.ms);
  tell(`${took.length} reads asked, ${skipped} need an id of something.`);
  tell(
    table(
      ['read', 'with', 'status', 'ms', 'kB'],
      took
        .slice(0, 25)
        .map(({ operation, input, ms, status, bytes }) => [
          operation.id,
          Object.keys(input).join(' '),
          String(status),
          ms.toFixed(0),
          (bytes / 1000).toFixed(0),
        ]),
    ),
  );

  const search = operations.find(({ id }) => id === 'patients.list')!;
  const waited: number[] = [];
  let isOver = false;
  const clerk = async (place: number) => {
    while (!isOver) {
      const begun = performance.now();
      await callOperation(
        url,
        search,
        { search: ['rahman', 'begum', '0171', 'khat'][place % 4], limit: 20 },
        tokens[1]!,
      );
      waited.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  };
  const working = Array.from({ length: clerks }, (_, place) => clerk(place));
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const alone = waited.splice(0);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      took
        .slice(0, dearestAtOnce)
        .map(({ operation, input, token }) => callOperation(url, operation, input, token)),
    );
  }
  isOver = true;
  await Promise.all(working);
  const worst = (values: number[]) => `${Math.max(...values).toFixed(0)} ms of ${values.length}`;
  tell(
    `Twenty clerks wait at most ${worst(alone)} alone, ${worst(waited)} beside the eight dearest at once.`,
  );
} finally {
  await server.stop();
  await database.postgres.stop();
}

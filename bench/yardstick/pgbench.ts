import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { searchPatterns } from '#areas/patients/patients/patient.rules.ts';
import { decodeCursor } from '#kernel/page.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import type { BenchDatabase } from '../database/open-bench-database.ts';
import type { HotCall, RequestFacts } from '../load/hot-calls.ts';
import type { RecordedStatement } from './recorded-statement.ts';
import { parametersFrom, recordStatements } from './statements.ts';

export interface PgbenchReport {
  perSecond: number;
  /** Mean time of a transaction in milliseconds. */
  mean: number;
}

export interface Pgbench {
  /** Null where the machine has no pgbench, or where the call cannot be said in its language. */
  run(call: HotCall, connections: number, seconds: number): Promise<PgbenchReport | null>;
}

const scriptsPerCall = 100;

/** pgbench with the statements of the hot calls, prepared; prints why where there is none. */
export function openPgbench(
  { postgres, tenantId }: BenchDatabase,
  facts: RequestFacts,
  tell: (line: string) => void,
): Pgbench {
  const program = globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted().at(-1);
  if (!program || !existsSync(program)) {
    tell('No pgbench: none is installed below /usr/lib/postgresql.');
    return { run: async () => null };
  }
  const { host, port, user, password, database } = postgres.ownerConfig;
  const environment = {
    ...process.env,
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    PGOPTIONS: `-c app.tenant_id=${tenantId}`,
  };
  return {
    async run(call, connections, seconds) {
      const scripts = await scriptsOf(call, tenantId, facts);
      if (scripts.length === 0) return null;
      const directory = mkdtempSync(join(tmpdir(), 'openward-pgbench-'));
      try {
        const files = scripts.map((script, index) => {
          const file = join(directory, `${index}.sql`);
          writeFileSync(file, script);
          return ['-f', file];
        });
        const common = ['-n', '-M', 'prepared', '-c', String(connections), '-T', String(seconds)];
        return read(await output(program, [...common, ...files.flat()], environment));
      } finally {
        rmSync(directory, { recursive: true, force: true });
      }
    },
  };
}

/** One script for each set of values: pgbench has no texts to choose from. */
async function scriptsOf(call: HotCall, tenant_id: string, facts: RequestFacts): Promise<string[]> {
  const statements = await recordStatements();
  const some = <T>(values: readonly T[], make: (value: T) => string) =>
    values.slice(0, scriptsPerCall).map(make);
  switch (call) {
    case 'patientById':
      return some(facts.patientIds, (id) => withLiterals(statements.byId, { tenant_id, id }));
    case 'patientList':
      return some(facts.cursors, (cursor) => {
        const [sort_name, id] = decodeCursor(cursor, 2);
        return withLiterals(statements.list, { tenant_id, sort_name, id });
      });
    case 'patientSearch':
      return some(facts.searches, (text) =>
        withLiterals(statements.search, { tenant_id, patterns: searchPatterns(text) }),
      );
    case 'dayCalendar':
      return some(facts.days.toReversed(), (day) => {
        const { start, end } = dayBounds('Asia/Dhaka', day);
        const reach = new Date(Date.parse(start) - 86_400_000).toISOString();
        return withLiterals(statements.calendar, { tenant_id, start, end, reach });
      });
    // Several statements that go together.
    case 'dashboard':
    case 'wardCensus':
    // Their statements are made by the query builder with values of the moment.
    case 'bedBoard':
    case 'admissionList':
    case 'medicineSearch':
    // Its statements depend on one another's answers and on fresh ids.
    case 'registerPatient':
    case 'createInvoice':
    case 'recordPayment':
      break;
    case 'labWorkList':
      return [withLiterals(statements.workList, { tenant_id })];
  }
  return [];
}

function withLiterals(statement: RecordedStatement, values: Record<string, unknown>): string {
  const parameters = parametersFrom(statement, values);
  return `${statement.sql.replace(/\$(\d+)/g, (_, place: string) => literal(parameters[Number(place) - 1]))};\n`;
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  if (typeof value === 'string') return pg.escapeLiteral(value);
  return JSON.stringify(value);
}

function output(
  program: string,
  programArguments: string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArguments, {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    child.stdout.on('data', (part: Buffer) => (text += part.toString()));
    child.stderr.on('data', (part: Buffer) => (text += part.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(text);
      else reject(new Error(`pgbench ended with ${code}:\n${text}`));
    });
  });
}

function read(text: string): PgbenchReport {
  const perSecond = /^tps = ([\d.]+)/m.exec(text)?.[1];
  const mean = /^latency average = ([\d.]+) ms/m.exec(text)?.[1];
  if (!perSecond || !mean) throw new Error(`pgbench said something unexpected:\n${text}`);
  return { perSecond: Number(perSecond), mean: Number(mean) };
}

// The yardstick: the application's own statements over HTTP with nothing around them. No session, no permission,
// no row-level security, no parsing of input or output. A record that is read by id
// leaves the same entry in the audit trail.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { figureRequest, figuresOf } from '#areas/analytics/overview/overview.service.ts';
import { selectShort } from '#areas/patients/allergies/allergy.queries.ts';
import { birthCuts } from '#areas/patients/figures/patient.figures.ts';
import { searchPatterns } from '#areas/patients/patients/patient.rules.ts';
import { parseDate, parseInstant, parseInt8 } from '#database/value-types.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn, dayBounds } from '#kernel/time/time-zone.ts';
import { answerBare } from './handled-call.ts';
import { medicineMatches } from './medicines.ts';
import { makeInvoice, on, pay, workList } from './money.ts';
import type { RecordedStatement } from './recorded-statement.ts';
import { parametersFrom, recordStatements } from './statements.ts';
import { admissionPage, bedBoard, wardCensus } from './wards.ts';

/** What the yardstick is told at its start, as JSON in its first argument. */
export interface BareServerPlan {
  tenantId: string;
  userId: string;
  timeZone: string;
  connection: pg.ClientConfig;
}

// As the application reads them.
pg.types.setTypeParser(pg.types.builtins.INT8, parseInt8);
pg.types.setTypeParser(pg.types.builtins.DATE, parseDate);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseInstant);

const plan = JSON.parse(process.argv[2]!) as BareServerPlan;
const tenant_id = plan.tenantId;
const statements = await recordStatements();
const names = new Map<RecordedStatement, string>();
for (const [name, statement] of Object.entries(statements)) names.set(statement, name);
const pool = new pg.Pool({
  ...plan.connection,
  max: 20,
  pipeline: true,
  // The search takes its tenant from the setting that the application makes for each transaction.
  options: `-c app.tenant_id=${tenant_id}`,
  application_name: 'bare server',
});

async function run(
  client: pg.Pool | pg.PoolClient,
  statement: RecordedStatement,
  values: Record<string, unknown>,
): Promise<Record<string, unknown>[]> {
  const name = names.get(statement)!;
  const result = await client.query({ name, text: statement.sql, values: parametersFrom(statement, values) });
  return result.rows;
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  if (request.method === 'POST') return write(request, pathname);
  if (pathname === '/api/appointment-calendar') {
    const { start, end } = dayBounds(plan.timeZone, searchParams.get('from')!);
    const reach = new Date(Date.parse(start) - 86_400_000).toISOString();
    return run(pool, statements.calendar, { tenant_id, start, end, reach });
  }
  if (pathname === '/api/analytics/overview') return overview();
  if (pathname === '/api/lab-orders') return workList(pool, plan);
  if (pathname === '/api/beds') return bedBoard(pool, plan, searchParams.get('cursor')!);
  if (pathname === '/api/admissions') return admissionPage(pool, plan, searchParams.get('cursor')!);
  if (pathname === '/api/medicine-search') return medicineMatches(pool, plan, searchParams.get('search')!);
  if (pathname === '/api/ward-census') return wardCensus(pool, plan);
  const called = readOf(pathname, searchParams);
  if (called) return answerBare(pool, plan, called.id, called.input);
  if (pathname !== '/api/patients') {
    const id = pathname.slice('/api/patients/'.length);
    const [rows, known] = await Promise.all([
      run(pool, statements.byId, { tenant_id, id }),
      selectShort(on(pool), tenant_id, [id]),
    ]);
    // The law asks for the entry whoever answers: it is on the disk before the record leaves.
    await run(pool, statements.access, { tenant_id, user_id: plan.userId, id, entry_id: newId() });
    return { ...rows[0], allergies: known };
  }
  const search = searchParams.get('search');
  if (search) return run(pool, statements.search, { tenant_id, patterns: searchPatterns(search) });
  const cursor = Buffer.from(searchParams.get('cursor')!, 'base64url').toString();
  const [sort_name, id] = JSON.parse(cursor) as [string, string];
  return run(pool, statements.list, { tenant_id, sort_name, id });
}

/** The calls that are answered by the application's own handlers; undefined for all others. */
function readOf(pathname: string, asked: URLSearchParams): { id: string; input: unknown } | undefined {
  if (pathname === '/api/inpatients') {
    return { id: 'inpatients.list', input: { cursor: asked.get('cursor'), limit: 50 } };
  }
  if (pathname === '/api/reports') {
    const [report, from, to] = ['report', 'from', 'to'].map((name) => asked.get(name));
    return { id: 'reports.read', input: { report, from, to } };
  }
  if (pathname === '/api/doses') return { id: 'doses.grid', input: { wardId: asked.get('wardId') } };
  const [, admissionId, part] = /^\/api\/admissions\/([^/]+)(\/[a-z-]+)?$/.exec(pathname) ?? [];
  if (admissionId === undefined) return undefined;
  if (part === '/doses') return { id: 'doses.ofPatient', input: { admissionId, span: 'recent' } };
  return { id: part === '/bill' ? 'stayBills.read' : 'admissions.get', input: { admissionId } };
}

/** All statements over one connection at once, as the application sends them. */
async function overview(): Promise<unknown> {
  const today = dateIn(plan.timeZone, new Date());
  const { fromDay, months } = figureRequest(Object.values(figuresOf).flat(), today);
  const spans = {
    from_day: fromDay,
    today,
    month_name: months.map(({ name }) => name),
    month_from: months.map(({ from }) => from),
  };
  const client = await pool.connect();
  try {
    return await Promise.all([
      run(client, statements.homeCounters, { tenant_id }),
      run(client, statements.homeFigures, { tenant_id, ...spans }),
      run(client, statements.homeCensus, { tenant_id, cuts: birthCuts(today) }),
      run(client, statements.homeReferrers, { tenant_id }),
      run(client, statements.homeCommission, { tenant_id }),
      run(client, statements.homeActivity, { tenant_id }),
    ]);
  } finally {
    client.release();
  }
}

async function write(request: IncomingMessage, pathname: string): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = JSON.parse(Buffer.concat(parts).toString());
  if (pathname === '/api/vital-signs') {
    return answerBare(pool, plan, 'vitalSigns.record', body);
  }
  if (pathname === '/api/prescriptions') {
    return answerBare(pool, plan, 'prescriptions.sign', body);
  }
  if (pathname === '/api/invoices') return makeInvoice(pool, plan, body);
  const invoiceId = /^\/api\/invoices\/([^/]+)\/payments$/.exec(pathname)?.[1];
  if (invoiceId) return pay(pool, plan, invoiceId, body.parts[0]);
  return answerBare(pool, plan, 'patients.register', body);
}

const server = createServer((request, response) => {
  answer(request).then(
    (rows) => response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
process.stdout.write(`ready on ${typeof address === 'object' ? address!.port : ''}\n`);
process.once('SIGTERM', () => process.exit(0)).once('disconnect', () => process.exit(0));

// node bench/invoices-at-once.ts [--invoices 5000] [--clerks 200]: clerks at two servers of one embedded PostgreSQL
// make invoices all at once; their numbers must be unique and without a gap, and what they add up to exact.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import { signInAt, listOver } from '#testing/crash/workplace-calls.ts';
import { databaseUrlOf, type ServerProcess, startServer } from '#testing/server-process.ts';
import { readOptions } from './read-options.ts';

const { values } = readOptions({
  options: { invoices: { type: 'string', default: '5000' }, clerks: { type: 'string', default: '200' } },
});
const wanted = Number(values.invoices);
const clerks = Number(values.clerks);
const priceMinor = 12_345;
const dataDirectory = mkdtempSync(join(tmpdir(), 'openward-invoices-'));
const postgres = await startEmbeddedPostgres({ dataDirectory, onProgress: () => {} });
const servers: ServerProcess[] = [];
try {
  await migrateAsOwner(postgres.ownerConfig, postgres.serverConfig.user);
  const environment = { DATABASE_URL: databaseUrlOf(postgres.serverConfig), OPENWARD_SAMPLES: 'on' };
  servers.push(await startServer(environment), await startServer(environment));
  const token = await signInAt(servers[0]!.url, 'admin@city-general.example');
  const before = await countOf(token);
  const [patientId = ''] = await listOver(servers[0]!.url, token, '/patients');
  const numbers: number[] = [];
  let begun = 0;
  let repeated = 0;
  const started = performance.now();
  const clerk = async (place: number) => {
    const { url } = servers[place % servers.length]!;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (begun < wanted) {
      begun += 1;
      const key = crypto.randomUUID();
      let made = await makeInvoice(agent, url, token, patientId, key);
      // Who found no connection free in time asks again under the same key, as the screens do.
      for (; made === null; made = await makeInvoice(agent, url, token, patientId, key)) repeated += 1;
      numbers.push(made);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: clerks }, (_, place) => clerk(place)));
  const seconds = (performance.now() - started) / 1000;
  const after = await countOf(token);
  const sorted = numbers.toSorted((a, b) => a - b);
  const gaps = sorted.filter((number, index) => number !== before.total + index + 1).length;
  const outcome = {
    invoices: sorted.length,
    clerks,
    seconds: Math.round(seconds * 10) / 10,
    perSecond: Math.round(sorted.length / seconds),
    repeated,
    first: sorted[0],
    last: sorted.at(-1),
    gapsOrDoubles: gaps,
    counted: after.total - before.total,
  };
  process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
  process.exitCode = gaps === 0 && outcome.counted === wanted ? 0 : 1;
} finally {
  for (const server of servers) await server.end();
  await postgres.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}

async function countOf(token: string): Promise<{ total: number }> {
  const answer = await fetch(`${servers[0]!.url}/api/invoice-counts`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as { total: number };
}

/** The number of the invoice that was made; null when the server had no connection free in time. */
function makeInvoice(
  agent: Agent,
  url: string,
  token: string,
  patientId: string,
  key: string,
): Promise<number | null> {
  const body = JSON.stringify({
    patientId,
    items: [{ name: 'Consultation', quantity: 1, priceMinor }],
    dueDate: '2099-12-31',
    send: true,
  });
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    authorization: `Bearer ${token}`,
  };
  return new Promise((resolve, reject) => {
    const call = request(`${url}/api/invoices`, { agent, method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.once('end', () => {
        if (response.statusCode === 503) return resolve(null);
        if (response.statusCode !== 200) return reject(new Error(`${response.statusCode}: ${text}`));
        const { invoiceNumber } = JSON.parse(text) as { invoiceNumber: string };
        resolve(Number(invoiceNumber.slice(4)));
      });
    });
    call.once('error', reject);
    call.end(body);
  });
}

// node bench/given-up.ts [--minutes 10]: requests and streams that are given up half-way, for as long as you say, and what
// the server's memory does meanwhile: it rises to what it needs and stays there. On Linux.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleOrganizations } from '#hosts/system/samples.ts';
import { signInOverHttp } from '#testing/http-session.ts';
import { startServer } from '#testing/server-process.ts';
import { table } from './markdown-table.ts';
import { readOptions } from './read-options.ts';

const { values } = readOptions({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
const together = 20;
const longestMs = 60;
const restMs = 20_000;

const directory = mkdtempSync(join(tmpdir(), 'openward-given-up-'));
// PostgreSQL runs as another user where the server is root.
chmodSync(directory, 0o755);
const server = await startServer({
  DATA_DIR: join(directory, 'data'),
  DATABASE_URL: '',
  OPENWARD_SAMPLES: 'on',
});
const { hostname, port, host } = new URL(server.url);
const [{ slug, people }] = sampleOrganizations as [(typeof sampleOrganizations)[number]];
const { email } = people.find(({ role }) => role === 'tenant_admin')!;
const token = await signInOverHttp(server.url, slug, email);

function head(line: string, ...further: string[]): string {
  const session = [
    `host: ${host}`,
    `authorization: Bearer ${token}`,
    `idempotency-key: ${crypto.randomUUID()}`,
  ];
  return [`${line} HTTP/1.1`, ...session, ...further, '', ''].join('\r\n');
}

/** What is sent of a request before its connection is cut. */
function sentParts(): string[] {
  const json = 'content-type: application/json';
  return [
    head('GET /api/events'),
    head('GET /api/patients?limit=200'),
    head('GET /api/reports/financial?from=2016-01-01&to=2026-11-28'),
    `${head('POST /api/patients', json, 'content-length: 900000')}{"firstName":"${'x'.repeat(60_000)}`,
    `${head('POST /rpc/settings/setLogo', json, 'content-length: 900000')}{"json":{"content":"${'A'.repeat(200_000)}`,
    head('POST /api/sessions', json, 'content-length: 5000'),
    `GET /api/patients HTTP/1.1\r\nhost: ${host}\r\nx-long: ${'y'.repeat(4000)}`,
  ];
}

function giveUp(part: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(part);
      setTimeout(() => socket.destroy(), Math.random() * longestMs);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}

/** Resident memory of the server, in MB. */
function megabytes(): string {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))!;
  return (Number(kilobytes) / 1024).toFixed(0);
}

const rows: string[][] = [];
const begun = Date.now();
const stepMs = minutes * 6000;
let sent = 0;
while (Date.now() - begun < minutes * 60_000) {
  const passedMs = Date.now() - begun;
  if (passedMs >= rows.length * stepMs)
    rows.push([(passedMs / 60_000).toFixed(1), String(sent), megabytes()]);
  const parts = sentParts();
  await Promise.all(Array.from({ length: together }, (_, place) => giveUp(parts[place % parts.length]!)));
  sent += together;
}
await new Promise((resolve) => setTimeout(resolve, restMs));
rows.push([`${restMs / 1000} s later`, String(sent), megabytes()]);
const { status } = await fetch(`${server.url}/readyz`);
await server.end();
rmSync(directory, { recursive: true, force: true });
process.stdout.write(
  `${table(['minutes', 'given up', 'memory of the server (MB)'], rows)}\n\nreadyz: ${status}\n`,
);

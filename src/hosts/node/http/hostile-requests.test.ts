import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeApi } from '#server/openapi/openapi.ts';
import { type Operation, operationsOf } from '#testing/inputs/api-operations.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { listenForTests } from '#testing/http-listener.ts';

const opened = openTestSystem();
let server: Awaited<ReturnType<typeof listenForTests>>;
let operations: Operation[];
let token: string;

beforeAll(async () => {
  server = await listenForTests(opened.system);
  operations = operationsOf(await describeApi(opened.system.dispatcher));
  const hospital = await opened.aHospital();
  ({ token } = await hospital.as('tenant_admin'));
});
afterAll(async () => {
  await server.close();
  await opened.close();
});

interface Answer {
  status: number;
  text: string;
}

interface Sent {
  method: string;
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Sends a request as it is given; nothing is mended on the way. */
function send({ method, path, body, headers = {} }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const length =
      body === undefined || 'transfer-encoding' in headers ? {} : { 'content-length': body.length };
    const options = { hostname, port, path, method, headers: { ...length, ...headers } };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** An answer to junk is short, whoever sends it. */
const mostAnswered = 12_000;

const allJunk = 'Quokkajunk'.repeat(10_000);

/** As much as a call takes without measuring it away. */
function junkFor({ access }: Operation): string {
  return access === 'public' ? allJunk.slice(0, 25_000) : allJunk;
}

/** Bodies that are nearly all junk: in every field that a call has, and where it has none. */
function bodiesFor(operation: Operation): unknown[] {
  const names = Object.keys(operation.input.properties ?? {});
  const junk = junkFor(operation);
  const values = [junk, [junk, junk.slice(1)], { [junk]: 1 }, Array(junk.length / 4).fill(1)];
  const short = junk.slice(0, junk.length / Math.max(names.length, 10));
  const filled = [short, [short], { [short]: 1 }].map((value) =>
    Object.fromEntries([...names, 'other'].map((name) => [name, value])),
  );
  return [...values, ...filled, { ...filled[0], [junk]: 1 }];
}

/** The same junk in REST and in RPC, with hints on how to read it that point into nothing, and less of it in an address. */
function requestsFor(operation: Operation): Sent[] {
  const junk = junkFor(operation);
  const address = `/api${operation.path.replaceAll(/\{\w+\}/g, junk.slice(0, 500))}`;
  const rpc = `/rpc/${operation.id.replace('.', '/')}`;
  const bodies = bodiesFor(operation);
  const names = Object.keys(operation.input.properties ?? {});
  const query = [...names, 'other']
    .map((name) => `${name}=${junk.slice(0, 8_000 / (names.length + 1))}`)
    .join('&');
  return [
    ...bodies.map((json) => ({ method: 'POST', path: rpc, body: JSON.stringify({ json }) })),
    { method: 'POST', path: rpc, body: JSON.stringify({ json: junk, meta: [[4, junk]] }) },
    { method: 'POST', path: rpc, body: JSON.stringify({ json: [junk], meta: [[4, 0]] }) },
    { method: 'GET', path: `${rpc}?data=${junk.slice(0, 8_000)}` },
    ...(operation.method === 'GET'
      ? [{ method: 'GET', path: `${address}?${query}` }]
      : bodies.map((body) => ({
          method: operation.method,
          path: address,
          body: JSON.stringify(body),
        }))),
  ];
}

describe.each(['signed out', 'signed in'])('somebody %s who sends nothing but junk', (who) => {
  const headers = () => ({
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    ...(who === 'signed in' && { authorization: `Bearer ${token}` }),
  });

  test('gets a short refusal from every call', { timeout: 120_000 }, async () => {
    const faults: string[] = [];
    for (const operation of operations) {
      for (const sent of requestsFor(operation)) {
        const { status, text } = await send({ ...sent, headers: headers() });
        const isFault =
          status < 400 || status >= 500 || text.length > mostAnswered || !text.includes('"code"');
        if (isFault) faults.push(`${sent.method} ${operation.id}: ${status}: ${text.slice(0, 200)}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

const credentials = JSON.stringify({ slug: 'x', email: 'x', password: 'x' });

test.each([
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['a text', { 'content-type': 'text/plain' }],
  ['a stream of events', { 'content-type': 'text/event-stream' }],
  ['what only begins like JSON', { 'content-type': 'application/jsonp' }],
  ['a file', { 'content-type': 'application/json', 'content-disposition': 'attachment; filename="a"' }],
])('%s is refused before it is read', async (_what, headers) => {
  for (const path of ['/api/sessions', '/rpc/sessions/signIn']) {
    const answer = await send({ method: 'POST', path, body: credentials, headers });
    expect([answer.status, answer.text]).toEqual([415, expect.stringContaining('UNSUPPORTED_MEDIA_TYPE')]);
  }
});

test.each([
  ['/api/sessions', 65, 413],
  ['/rpc/sessions/signIn', 65, 413],
  ['/api/sessions', 63, 400],
  ['/api/patients', 1025, 413],
  ['/api/patients', 1023, 400],
  ['/api/list-imports', 1025, 400],
  ['/rpc/imports/send', 1025, 400],
])('%s answers a body of %d KB with %d', async (path, kilobytes, status) => {
  const body = JSON.stringify({ other: 'x'.repeat(kilobytes * 1024 - 20) });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const sent = { ...headers, 'idempotency-key': crypto.randomUUID() };
  // Without its length told before, the body is measured while it comes.
  for (const told of [{ 'content-length': `${body.length}` }, { 'transfer-encoding': 'chunked' }]) {
    const answer = await send({ method: 'POST', path, body, headers: { ...sent, ...told } });
    expect(answer.status).toBe(status);
  }
});

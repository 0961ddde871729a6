import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePassword } from '#areas/people/people.samples.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { sendRaw } from '#testing/raw-request.ts';
import { serveSystem, type ServingOptions } from '#testing/served-system.ts';

const opened = openTestSystem();
let hospital: Hospital;
let nurse: Caller;

beforeAll(async () => {
  hospital = await opened.aHospital();
  nurse = await hospital.as('nurse');
});

afterAll(() => opened.close());

const proxied = { trustProxy: true, allowedHosts: 'hospital.example' };

/** The status and the head of an answer, by names in small letters. */
async function headOf(
  options: ServingOptions,
  method: string,
  path: string,
  headers: readonly string[] = [],
  host = 'hospital.example',
) {
  const { port } = await serveSystem(opened.system, options);
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers];
  const [head = ''] = (await sendRaw(port, lines)).split('\r\n\r\n', 1);
  const [status = '', ...fields] = head.split('\r\n');
  const named = fields.map((field) => field.split(/: ?(.*)/s, 2) as [string, string]);
  return {
    status: Number(status.split(' ', 2)[1]),
    fields: new Map(named.map(([name, value]) => [name.toLowerCase(), value])),
  };
}

test.each([
  ['a trusted proxy that was asked over https', proxied, 'https', 'hospital.example', true],
  ['one that was asked over http', proxied, 'http', 'hospital.example', false],
  ['a proxy that nobody trusts', { ...proxied, trustProxy: false }, 'https', 'hospital.example', false],
  ['one in front of other programs of this machine', proxied, 'https', 'localhost:4000', false],
])('behind %s, browsers are told to stay with https: %s', async (_what, options, scheme, host, isTold) => {
  for (const path of ['/healthz', '/api/session', '/nothing.js']) {
    const { fields } = await headOf(options, 'GET', path, [`X-Forwarded-Proto: ${scheme}`], host);
    expect([path, fields.has('strict-transport-security')]).toEqual([path, isTold]);
  }
});

test('nothing that a call answers is kept anywhere, refusals included', async () => {
  const authorization = `Authorization: Bearer ${nurse.token}`;
  const foreign = ['Origin: http://evil.example', 'Cookie: openward_session=a', 'Content-Length: 0'];
  const answers = await Promise.all([
    headOf(proxied, 'GET', '/api/sessions/current', [authorization]),
    headOf(proxied, 'GET', '/api/patients', [authorization]),
    headOf(proxied, 'GET', '/api/settings', [authorization]),
    headOf(proxied, 'GET', '/api/patients'),
    headOf(proxied, 'POST', '/rpc/patients/list', foreign),
    headOf(proxied, 'GET', '/api/nothing'),
    headOf(proxied, 'GET', '/api/events'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 401, 403, 404, 401]);
  expect(answers.map(({ fields }) => fields.get('cache-control'))).toEqual(answers.map(() => 'no-store'));
});

test('no other origin may read an answer, load it, or hold its window', async () => {
  const origin = 'Origin: https://evil.example';
  const preflight = [origin, 'Access-Control-Request-Method: POST', 'Access-Control-Request-Headers: x-any'];
  const answers = await Promise.all([
    headOf(proxied, 'OPTIONS', '/api/patients', preflight),
    headOf(proxied, 'OPTIONS', '/rpc/patients/list', preflight),
    headOf(proxied, 'GET', '/api/session', [origin]),
    headOf(proxied, 'GET', '/healthz', [origin]),
    headOf(proxied, 'GET', '/api/openapi.json', [origin]),
    headOf(proxied, 'GET', '/', [origin], 'evil.example'),
  ]);
  for (const { fields } of answers) {
    expect([...fields.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(fields.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(fields.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(fields.get('x-content-type-options')).toBe('nosniff');
    expect(fields.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test('no write is made by a link: neither as the address of a call nor as that of a page', async () => {
  const before = opened.announced.length;
  const input = encodeURIComponent(JSON.stringify({ json: {} }));
  const cookie = [`Cookie: openward_session=${nurse.token}`];
  const link = [...cookie, 'Sec-Fetch-Site: cross-site'];
  const call = `/rpc/sessions/signOutEverywhere?data=${input}`;
  // A browser that says nothing of where the link was is refused the method; one that does, everything.
  expect((await headOf({}, 'GET', call, cookie, 'localhost')).status).toBe(405);
  expect((await headOf({}, 'GET', call, link, 'localhost')).status).toBe(403);
  expect((await headOf({}, 'GET', '/api/sessions/current', link, 'localhost')).status).toBe(403);
  expect((await headOf({}, 'GET', '/api/sessions/current', cookie, 'localhost')).status).toBe(200);
  expect(opened.announced.slice(before)).toEqual([]);
});

test('over https a session goes by the bound cookie and by no other, and ends with it', async () => {
  const { url } = await serveSystem(opened.system, { ...proxied, allowedHosts: 'localhost' });
  const headers = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'localhost',
    origin: 'https://localhost',
    'content-type': 'application/json',
  };
  const { slug } = hospital;
  const body = JSON.stringify({ slug, email: `nurse@${slug}.example`, password: samplePassword });
  const signedIn = await fetch(`${url}/api/sessions`, { method: 'POST', headers, body });
  const cookie = signedIn.headers.getSetCookie().find((one) => one.startsWith('__Host-openward_session='))!;
  expect(cookie).toMatch(/; Path=\/;.*; Secure$/);
  const [bound = ''] = cookie.split(';', 1);
  const sessionWith = async (held: string) => {
    const answer = await fetch(`${url}/api/session`, { headers: { ...headers, cookie: held } });
    return ((await answer.json()) as { session: unknown }).session;
  };
  expect(await sessionWith(bound)).toMatchObject({ user: { email: `nurse@${slug}.example` } });
  expect(await sessionWith(bound.replace('__Host-', ''))).toBeNull();
  expect(await sessionWith(`${bound}; ${bound.replace(/=.*/, '=tossed')}`)).toBeNull();
  const leaving = { ...headers, cookie: bound, 'idempotency-key': crypto.randomUUID() };
  const left = await fetch(`${url}/api/sessions/current`, { method: 'DELETE', headers: leaving, body: '{}' });
  expect(left.headers.getSetCookie().join()).toContain('__Host-openward_session=; Path=/');
  expect(await sessionWith(bound)).toBeNull();
});

import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { serveSystem } from '#testing/served-system.ts';
import { aMachineKey } from '#testing/staff/machine-keys.ts';
import { clientExample } from './api-examples.ts';

const run = promisify(execFile);
const folder = join(import.meta.dirname, '../../../../.cache/api-example');

const opened = openTestSystem();
afterAll(() => opened.close());

async function served() {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const key = await aMachineKey(admin, opened.clock, ['patients.read', 'patients.write']);
  const { url } = await serveSystem(opened.system);
  const get = (path: string, headers: Record<string, string>) =>
    fetch(`${url}${path}`, { headers: { 'content-type': 'application/json', ...headers } });
  return { url, key, get, admin };
}

test('a key counts in the header Authorization alone', async () => {
  const { key, get } = await served();
  const bearer = { authorization: `Bearer ${key}` };
  expect((await get('/api/patients', bearer)).status).toBe(200);
  const elsewhere: [path: string, headers: Record<string, string>][] = [
    ['/api/patients', { cookie: `openward_session=${key}` }],
    ['/api/patients', { 'x-api-key': key }],
    ['/api/patients', { authorization: `Basic ${btoa(`key:${key}`)}` }],
    ['/api/patients', { authorization: key }],
    [`/api/patients?key=${key}`, {}],
    [`/api/patients?access_token=${key}`, {}],
  ];
  const statuses = await Promise.all(
    elsewhere.map(async ([path, headers]) => (await get(path, headers)).status),
  );
  expect(statuses).toEqual(elsewhere.map(() => 401));
});

test('beside a cookie of ours a key is refused, whosever the cookie is', async () => {
  const { key, get, admin } = await served();
  const bearer = { authorization: `Bearer ${key}` };
  const cookies = [
    `openward_session=${admin.token}`,
    'openward_session=',
    `__Host-openward_device=${'0'.repeat(64)}`,
  ];
  const answers = await Promise.all(
    cookies.map(async (cookie) => {
      const answer = await get('/api/patients', { ...bearer, cookie });
      return [answer.status, await answer.json()];
    }),
  );
  expect(answers).toMatchObject(cookies.map(() => [400, { code: 'KEY_WITH_COOKIE' }]));
  expect((await get('/api/patients', { ...bearer, cookie: 'theme=dark' })).status).toBe(200);
});

test('a key opens no event stream and hands in no file', async () => {
  const { key, url, get } = await served();
  expect((await get('/api/events', { authorization: `Bearer ${key}` })).status).toBe(401);
  const sent = await fetch(`${url}/files/paymentProofs/addFile`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/octet-stream',
      'idempotency-key': crypto.randomUUID(),
    },
    body: new Uint8Array(8),
  });
  expect([sent.status, await sent.json()]).toMatchObject([403, { code: 'PERSON_REQUIRED' }]);
});

test('the page of the API shows how a program of somebody else works, and it does as it stands there', async () => {
  const { key, url } = await served();
  const page = await (await fetch(`${url}/api`)).text();
  const escaped = clientExample.replaceAll("'", '&#39;').replaceAll('"', '&quot;');
  expect(page).toContain(escaped);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'example.mjs'), clientExample);
  const { stdout } = await run(process.execPath, [join(folder, 'example.mjs')], {
    env: { ...process.env, OPENWARD_URL: url, OPENWARD_KEY: key },
  });
  expect(JSON.parse(stdout)).toEqual({ number: 'P000001', found: 1 });
});

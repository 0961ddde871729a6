import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { serveSystem } from '#testing/served-system.ts';
import { freePort } from '#testing/server-process.ts';
import { waitUntil } from '#testing/waiting.ts';

const example = join(import.meta.dirname, '../../../../deploy/nginx.conf');
const hasNginx = spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0;
const name = 'hospital.example';

/** nginx with deploy/nginx.conf as it is, but for ports and certificate; returns the port of https. */
async function startNginx(upstream: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'openward-nginx-'));
  const [plain, secure] = [await freePort(), await freePort()];
  const files = { key: join(folder, 'privkey.pem'), certificate: join(folder, 'fullchain.pem') };
  const subject = ['-subj', `/CN=${name}`, '-days', '1', '-keyout', files.key, '-out', files.certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'pipe' });
  const site = readFileSync(example, 'utf8')
    .replace('127.0.0.1:4000;', `127.0.0.1:${upstream};`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
    .replace('/etc/ssl/openward/fullchain.pem', files.certificate)
    .replace('/etc/ssl/openward/privkey.pem', files.key);
  mkdirSync(join(folder, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, 'temp', kind)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const answers = async () => (await get(secure, '/healthz').catch(() => ({ status: 0 }))).status === 200;
  await waitUntil(answers, { timeout: 20_000 });
  return secure;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Resolves with the head and the first piece that comes, and ends the request. */
function get(port: number, path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  return new Promise<{ status: number; first: string; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const options = {
        port,
        path,
        method,
        host: '127.0.0.1',
        headers: { host: name, ...headers },
        // The certificate is the test's own.
        rejectUnauthorized: false,
      };
      const request = ask(options, (response) => {
        const done = (first: string) => {
          resolve({ status: response.statusCode ?? 0, first, headers: response.headers });
          request.destroy();
        };
        response.once('data', (part: Buffer) => done(part.toString()));
        response.once('end', () => done(''));
      });
      request.once('error', reject);
      request.end(body);
    },
  );
}

describe.runIf(hasNginx)('behind nginx as deploy/nginx.conf sets it up', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  beforeAll(async () => void (hospital = await opened.aHospital()));
  afterAll(() => opened.close());

  test('pages, writes and live changes pass, and what is not for others does not', async () => {
    const { port: upstream } = await serveSystem(opened.system, { trustProxy: true, allowedHosts: name });
    const port = await startNginx(upstream);
    const { token } = await hospital.as('nurse');
    const cookie = `__Host-openward_session=${token}`;

    const healthy = await get(port, '/healthz');
    expect(healthy.status).toBe(200);
    expect(healthy.headers['strict-transport-security']).toBeDefined();

    // A page of https writes: the proxy passes its scheme on.
    const write = {
      method: 'POST',
      body: JSON.stringify(aPatient()),
      headers: {
        cookie,
        origin: `https://${name}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
    };
    expect((await get(port, '/api/patients', write)).status).toBe(200);

    // The first event of a stream comes while the stream is open, and nothing else pushes it.
    const stream = await get(port, '/api/events', { headers: { cookie } });
    expect([stream.status, stream.first]).toEqual([200, expect.stringContaining('event: version')]);

    expect((await get(port, '/metrics')).status).toBe(404);
    expect((await get(port, '/healthz', { headers: { long: 'x'.repeat(40_000) } })).status).toBe(400);
    const large = { ...write, headers: { ...write.headers, 'content-length': String(40 * 1024 * 1024) } };
    expect((await get(port, '/api/patients', { ...large, body: '{' })).status).toBe(413);
  });
});

test.skipIf(hasNginx)('nginx or openssl is not installed here: deploy/nginx.conf is not tried', () => {
  expect(hasNginx).toBe(false);
});

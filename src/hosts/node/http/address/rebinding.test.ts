import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePassword } from '#areas/people/people.samples.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { sendRaw } from '#testing/raw-request.ts';
import { type ServedSystem, serveSystem, type ServingOptions } from '#testing/served-system.ts';

const opened = openTestSystem();
let hospital: Hospital;

beforeAll(async () => {
  hospital = await opened.aHospital();
});

afterAll(() => opened.close());

function serve(options?: ServingOptions): Promise<ServedSystem> {
  return serveSystem(opened.system, options);
}

/** A request in HTTP/1.1 whose head says no more than what the test is about; returns status and answer. */
async function ask(
  { port }: ServedSystem,
  headers: readonly string[],
  { target = '/healthz', version = '1.1' } = {},
): Promise<{ status: number; answer: string }> {
  const lines = [`GET ${target} HTTP/${version}`, ...headers, 'Connection: close'];
  const answer = await sendRaw(port, lines);
  return { status: Number(answer.split(' ', 2)[1]), answer };
}

/** What a page sends that has its own name lead to this server: host and origin are the same. */
async function signInFrom({ port }: ServedSystem, host: string, more: readonly string[] = []) {
  const body = JSON.stringify({
    slug: hospital.slug,
    email: `nurse@${hospital.slug}.example`,
    password: samplePassword,
  });
  const lines = [
    'POST /api/sessions HTTP/1.1',
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
    ...more,
  ];
  const answer = await sendRaw(port, lines, body);
  return { status: Number(answer.split(' ', 2)[1]), answer };
}

describe('a server on the loopback', () => {
  test('signs nobody in for a page whose name was made to lead to it', async () => {
    const served = await serve();
    const attack = await signInFrom(served, `evil.example:${served.port}`);
    expect(attack.status).toBe(421);
    expect(attack.answer).toContain('This server does not answer under this name.');
    expect(attack.answer.toLowerCase()).not.toContain('set-cookie');
    const own = await signInFrom(served, `localhost:${served.port}`);
    expect(own.status).toBe(200);
    expect(own.answer.toLowerCase()).toContain('set-cookie');
  });

  test.each([
    ['localhost', 200],
    ['LOCALHOST:4000', 200],
    ['127.0.0.1:4000', 200],
    ['[::1]:4000', 200],
    ['evil.example', 421],
    ['localhost.evil.example', 421],
    ['evil.localhost', 421],
    ['localhost.', 421],
    ['127.0.0.1.evil.example', 421],
    ['192.0.2.7:4000', 421],
    ['localhost@evil.example', 421],
    ['localhost/evil', 421],
    ['localhost,evil.example', 421],
    ['', 421],
  ])("answers the host '%s' with %i", async (host, status) => {
    const served = await serve();
    expect((await ask(served, [`Host: ${host}`], { target: '/api/session' })).status).toBe(status);
  });

  test('answers names that were added, one with a port under that port alone', async () => {
    const served = await serve({ allowedHosts: 'Hospital.example, 192.0.2.7:8443' });
    const hosts = [
      'hospital.example',
      'hospital.example:4000',
      '192.0.2.7:8443',
      '192.0.2.7',
      'other.example',
    ];
    const answers = await Promise.all(
      hosts.map((host) => ask(served, [`Host: ${host}`], { target: '/api/session' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 421, 421]);
  });

  test.each([
    ['two hosts', ['Host: localhost', 'Host: evil.example'], {}, 400],
    ['the same host twice', ['Host: localhost', 'host: localhost'], {}, 400],
    ['a whole address of another host', ['Host: localhost'], { target: 'http://evil.example/healthz' }, 400],
    ['a whole address of its own', ['Host: localhost'], { target: 'http://localhost/healthz' }, 400],
    ['no path', ['Host: localhost'], { target: '*' }, 400],
    ['no host', [], { target: '/api/session' }, 400],
    ['no host in HTTP/1.0', [], { target: '/api/session', version: '1.0' }, 421],
    [
      'an upgrade of a foreign name',
      ['Host: evil.example', 'Upgrade: websocket'],
      { target: '/api/events' },
      421,
    ],
    [
      'an upgrade to HTTP/2',
      ['Host: evil.example', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
      {},
      421,
    ],
  ] as const)('refuses %s', async (_what, headers, how, status) => {
    expect((await ask(await serve(), headers, how)).status).toBe(status);
  });

  test.each([
    ['by address', '/healthz', ['Host: 10.1.2.3:4000'], '1.1', 200],
    ['by address, of readiness', '/readyz', ['Host: [fd00::7]'], '1.1', 200],
    ['without a host', '/healthz', [], '1.0', 200],
    ['by a foreign name', '/healthz', ['Host: evil.example'], '1.1', 421],
    ['of anything else', '/api/session', ['Host: 10.1.2.3:4000'], '1.1', 421],
  ] as const)('lets whatever watches it ask %s', async (_how, target, headers, version, status) => {
    expect((await ask(await serve(), headers, { target, version })).status).toBe(status);
  });

  test('takes no request whose end two readers could see in different places', async () => {
    const { port } = await serve();
    const smuggled = ['POST /api/sessions HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
    const bodies = [
      ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      ['Content-Length: 4', 'Content-Length: 5'],
      ['Transfer-Encoding: chunked, identity'],
      ['Transfer-Encoding : chunked'],
    ];
    for (const headers of bodies) {
      const answer = await sendRaw(port, [...smuggled, ...headers], '0\r\n\r\nGET /healthz HTTP/1.1');
      expect([headers, answer.split(' ', 2)[1], answer.split('HTTP/1.1').length]).toEqual([
        headers,
        '400',
        2,
      ]);
    }
  });
});

describe('behind a proxy', () => {
  const proxied = { trustProxy: true, allowedHosts: 'hospital.example' };
  const shared = ['X-Forwarded-Proto: http'];

  test('what it says that it was asked for must be ours as well', async () => {
    const served = await serve(proxied);
    const statusOf = async (host: string, asked: string) =>
      (await ask(served, [`Host: ${host}`, `X-Forwarded-Host: ${asked}`], { target: '/api/session' })).status;
    expect(await statusOf('localhost', 'hospital.example')).toBe(200);
    expect(await statusOf('localhost', 'evil.example')).toBe(421);
    // Whoever called wrote the first, the proxy the last.
    expect(await statusOf('localhost', 'hospital.example, evil.example')).toBe(421);
    expect(await statusOf('localhost', 'evil.example, hospital.example')).toBe(200);
    // A page can write the header where its proxy does not, but not its Host.
    expect(await statusOf('evil.example', 'hospital.example')).toBe(421);
  });

  test('a page under the name that the proxy was asked for is ours', async () => {
    const served = await serve(proxied);
    const signIn = await signInFrom(served, 'hospital.example', shared);
    expect(signIn.status).toBe(200);
  });

  test('without trust its headers are read by nobody', async () => {
    const served = await serve({ allowedHosts: 'hospital.example' });
    const answer = await ask(served, ['Host: evil.example', 'X-Forwarded-Host: hospital.example']);
    expect(answer.status).toBe(421);
  });
});

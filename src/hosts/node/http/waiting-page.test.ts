import { hash } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AllowedHosts } from './address/allowed-hosts.ts';
import { createHttpServer, type OpeningServer } from './http-server.ts';
import { listen } from './listen.ts';

let opening: OpeningServer;
let url: string;

beforeEach(async () => {
  const hosts = new AllowedHosts({ listensOn: '127.0.0.1', added: [] });
  const rules = { hosts, trustProxy: false };
  opening = createHttpServer(pino({ level: 'silent' }), 'The <database> is starting.', rules);
  url = await listen(opening.server, { port: 0, host: '127.0.0.1' });
});

afterEach(() => {
  opening.server.close();
  opening.server.closeAllConnections();
});

function ask(path: string, accept: string, method = 'GET'): Promise<Response> {
  return fetch(url + path, { method, headers: { accept } });
}

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('while the server starts', () => {
  test('a browser gets a page that says what is happening, and when to come again', async () => {
    const answer = await ask('/dashboard/patients?q=a', browser);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain(
      '<p id="happening" role="status">The &lt;database&gt; is starting.</p>',
    );
    opening.tellWaiting('The samples are filled.');
    expect(await (await ask('/', browser)).text()).toContain('The samples are filled.');
  });

  test('the page may run its own script and nothing else', async () => {
    const answer = await ask('/', browser);
    const [, script = ''] = /<script>([^]*)<\/script>/.exec(await answer.text()) ?? [];
    const policy = answer.headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain(`script-src 'sha256-${hash('sha256', script, 'base64')}'`);
    expect(policy).toContain("default-src 'none'");
  });

  test.each([
    ['a program', '/api/patients', '*/*', 'GET'],
    ['a call, whatever it accepts', '/api/patients', browser, 'GET'],
    ['a call of a screen', '/rpc/sessions/current', '*/*', 'POST'],
    ['a form', '/dashboard', browser, 'POST'],
    ['a script tag', '/assets/index.js', '*/*', 'GET'],
    ['who watches readiness', '/readyz', browser, 'GET'],
  ])('%s is refused in the form of a call', async (_who, path, accept, method) => {
    const answer = await ask(path, accept, method);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ code: 'DATABASE_AWAY', status: 503 });
  });

  test('the process says that it lives', async () => {
    expect(await (await ask('/healthz', browser)).text()).toBe('ok');
  });
});

test('once the server is open it answers by itself', async () => {
  opening.open(async (_request, response) => void response.end('open'));
  expect(await (await ask('/', browser)).text()).toBe('open');
});

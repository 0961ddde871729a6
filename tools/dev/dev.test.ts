import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { EventStream, signInOverHttp } from '../../src/testing/http-session.ts';
import { sendRaw } from '../../src/testing/raw-request.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const root = join(import.meta.dirname, '../..');
const copied = ['src', 'tools', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json'];

// A copy of the project, so that no source of the real one is ever changed.
const project = mkdtempSync(join(tmpdir(), 'openward-dev-'));
const serverSource = join(project, 'src/server/openapi/openapi.ts');
const screenPath = '/src/ui/state/state-page.tsx';

const lines: string[] = [];
let program: ChildProcess;
let url = '';

beforeAll(async () => {
  // PostgreSQL runs as another user where the tests run as root.
  chmodSync(project, 0o755);
  for (const path of [...copied, 'package-lock.json'])
    cpSync(join(root, path), join(project, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  program = spawn(process.execPath, [join(project, 'tools/dev.mjs')], {
    env: { ...process.env, PORT: '0', HOST: 'localhost', DATA_DIR: join(project, 'data'), DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [program.stdout!, program.stderr!]) {
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  await untilReady(1);
  url = / is ready at (\S+)$/.exec(readyLines()[0]!)![1]!;
});

afterAll(async () => {
  await end();
  rmSync(project, { recursive: true, force: true });
});

function readyLines(): string[] {
  return lines.filter((line) => line.includes(' is ready at '));
}

async function untilReady(times: number): Promise<void> {
  await until(() => readyLines().length === times);
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const isOver = () => program.exitCode !== null;
  await vi.waitUntil(async () => isOver() || (await isSo()), { timeout: 90_000, interval: 50 });
  if (isOver()) throw new Error(`The program ended:\n${lines.join('\n')}`);
}

async function end(): Promise<void> {
  if (program.exitCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGINT');
  await ended;
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

async function read(path: string, accept = '*/*'): Promise<{ status: number; text: string }> {
  const answer = await fetch(url + path, { headers: { accept } });
  return { status: answer.status, text: await answer.text() };
}

async function titleOfApi(): Promise<unknown> {
  const { status, text } = await read('/api/openapi.json');
  return status === 200 ? (JSON.parse(text) as { info: { title: string } }).info.title : undefined;
}

/** The paths of the modules that Vite tells open pages to exchange. */
async function listenForExchanges(): Promise<string[]> {
  const token = /wsToken = "([^"]+)"/.exec((await read('/@vite/client')).text)![1]!;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const paths: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as { type: string; updates?: { path: string }[] };
    paths.push(...(message.updates ?? []).map(({ path }) => path));
  });
  await once(socket, 'open');
  return paths;
}

describe('npm run dev', () => {
  test('delivers the page of a server, its calls and its events at one address', async () => {
    const page = await read('/dashboard/patients', 'text/html');
    expect(page).toMatchObject({ status: 200 });
    expect(page.text).toContain('"mode":"server"');
    const token = await signInOverHttp(url, 'city-general', 'admin@city-general.example');
    const stream = await EventStream.open(url, token);
    stream.close();
  });

  test('answers under no foreign name, neither pages nor calls nor what tells of changes', async () => {
    const port = Number(new URL(url).port);
    const token = /wsToken = "([^"]+)"/.exec((await read('/@vite/client')).text)![1]!;
    const host = `Host: evil.example:${port}`;
    for (const path of ['/dashboard', '/@vite/client', '/api/session']) {
      const answer = await sendRaw(port, [`GET ${path} HTTP/1.1`, host]);
      expect([path, answer.split(' ', 2)[1]]).toEqual([path, '421']);
    }
    const upgrade = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    const hmr = [...upgrade, key, 'Sec-WebSocket-Protocol: vite-hmr', `Origin: ${url}`];
    const answer = await sendRaw(port, [`GET /?token=${token} HTTP/1.1`, host, ...hmr]);
    expect(answer).not.toContain('101');
  });

  test('exchanges a screen that was changed, and leaves the server running', async () => {
    const exchanged = await listenForExchanges();
    expect((await read(screenPath)).text).toContain('maw: 460');
    edit(join(project, screenPath), 'maw={460}', 'maw={461}');
    await until(() => exchanged.includes(screenPath));
    expect((await read(screenPath)).text).toContain('maw: 461');
    expect(readyLines()).toHaveLength(1);
  });

  test('starts the server again when a source of it was changed, although a page is listening', async () => {
    const token = await signInOverHttp(url, 'city-general', 'admin@city-general.example');
    const stream = await EventStream.open(url, token);
    edit(serverSource, "title: 'Openward'", "title: 'Openward, changed'");
    await untilReady(2);
    await stream.ended;
    expect(await titleOfApi()).toBe('Openward, changed');
  });

  test('outlives a mistake in a source, says so to whoever looks, and goes on when it is mended', async () => {
    edit(serverSource, "title: 'Openward, changed'", "title = 'Openward, mended'");
    await until(() => lines.some((line) => line.startsWith('The server has ended.')));
    expect(lines.join('\n')).toContain(`${serverSource}:`);
    expect(await read('/dashboard', 'text/html')).toMatchObject({
      status: 503,
      text: expect.stringContaining('It starts again when a file is saved.') as string,
    });
    expect(await read('/readyz')).toMatchObject({ status: 503 });
    edit(serverSource, "title = 'Openward, mended'", "title: 'Openward, mended'");
    await untilReady(3);
    expect(await titleOfApi()).toBe('Openward, mended');
  });

  test('leaves nothing behind when it is stopped', async () => {
    await end();
    expect(program.exitCode).toBe(0);
    expect(existsSync(join(project, 'data/owner.lock'))).toBe(false);
    expect(existsSync(join(project, 'data/postgres/postmaster.pid'))).toBe(false);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });
});

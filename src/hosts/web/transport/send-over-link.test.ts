import { RPCLink } from '@orpc/client/message-port';
import { ORPCError, os } from '@orpc/server';
import { RPCHandler } from '@orpc/server/message-port';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { beginSession, clearSession, currentSession, type SessionAnswer } from '#client/session.ts';
import type { Transport } from '#client/transport.ts';
import { isRetryable } from '#client/remote.ts';
import { refusalWords } from '#screens/refusal/refusal-words.ts';
import { moduleDefaults } from '#kernel/access/modules.ts';
import { waitUntil } from '#testing/waiting.ts';
import { headersOf, sendOverLink, type LinkContext } from './send-over-link.ts';

/** A server that knows one session and counts what it was asked to write. */
function startServer() {
  const written: string[] = [];
  const server = { isSignedIn: true, written, isSilent: false };
  const router = {
    patients: {
      create: os.$context<{ key: string }>().handler(({ context }) => {
        if (!server.isSignedIn) throw new ORPCError('SIGNED_OUT', { status: 401 });
        if (!written.includes(context.key)) written.push(context.key);
        return server.isSilent ? new Promise<never>(() => {}) : { id: 'p1' };
      }),
      list: os.handler(() => new Promise<never>(() => {})),
      clash: os.handler(() => {
        throw new ORPCError('STALE', { status: 409, data: { changed: ['phone'] } });
      }),
      broken: os.handler(() => {
        throw new Error('a defect');
      }),
    },
  };
  const { port1, port2 } = new MessageChannel();
  const handler = new RPCHandler(router, {
    rootInterceptors: [
      (options) =>
        options.next({ ...options, context: { key: String(options.request.headers['idempotency-key']) } }),
    ],
  });
  handler.upgrade(port2, { context: { key: '' } });
  port1.start();
  port2.start();
  onTestFinished(() => {
    port1.close();
    port2.close();
  });
  const link = new RPCLink<LinkContext>({ port: port1, headers: ({ context }) => headersOf(context) });
  const send: Transport['send'] = sendOverLink(link);
  return { server, send };
}

function answerOf(userId: string): SessionAnswer {
  return {
    user: { id: userId, email: 'a@b.example', firstName: 'Ada', lastName: 'B', roles: [] },
    permissions: [],
    isAdministrator: false,
    modules: moduleDefaults,
    mustSetUpSecondFactor: false,
    tenant: {
      id: 't',
      slug: 's',
      name: 'S',
      address: null,
      phone: null,
      email: null,
      currencyCode: 'BDT',
      timeZone: 'UTC',
      dateFormat: 'YYYY-MM-DD',
      timeFormat: '24h',
      numberGrouping: 'thousand',
      weekStart: 'monday',
      taxRateBasisPoints: 1000,
      payoutWithholdingBasisPoints: 1000,
      logoVersion: null,
    },
  };
}

async function untilSessionHasEnded(): Promise<void> {
  await waitUntil(() => {
    const state = currentSession();
    return state.status === 'signed-in' && state.hasEnded;
  });
}

/** The state after this time, of which only the timers of the page know. */
async function afterMs<T>(ms: number, call: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = call();
    answer.catch(() => {});
    await vi.advanceTimersByTimeAsync(ms);
    return await answer;
  } finally {
    vi.useRealTimers();
  }
}

afterEach(clearSession);

test('a read without an answer ends at its deadline, and says so', async () => {
  const { send } = startServer();
  const refusal = await afterMs(30_000, () => send('patients.list', {}, {}).catch((error: unknown) => error));
  expect(refusal).toMatchObject({ code: 'TIMED_OUT', facts: { isWrite: false } });
  expect(refusalWords(refusal)).toMatch(/took too long/);
});

test('a write without an answer may have been done: it says so, and its repeat counts once', async () => {
  const { server, send } = startServer();
  server.isSilent = true;
  const write = () => send('patients.create', {}, { idempotencyKey: 'k1' });
  const refusal = await afterMs(61_000, () => write().catch((error: unknown) => error));
  expect(refusal).toMatchObject({ code: 'TIMED_OUT', facts: { isWrite: true } });
  expect(refusalWords(refusal)).toMatch(/not known whether this was saved/);
  expect(isRetryable(refusal)).toBe(true);
  server.isSilent = false;
  await expect(write()).resolves.toEqual({ id: 'p1' });
  expect(server.written).toEqual(['k1']);
});

test('a caller who gives up is no deadline', async () => {
  const { send } = startServer();
  const leaving = new AbortController();
  const answer = send('patients.list', {}, { signal: leaving.signal });
  leaving.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('a write goes on after its session ended and the same person signed in again, once and with its key', async () => {
  const { server, send } = startServer();
  beginSession(answerOf('ada'));
  server.isSignedIn = false;
  const answer = send('patients.create', {}, { idempotencyKey: 'k1' });
  await untilSessionHasEnded();
  server.isSignedIn = true;
  beginSession(answerOf('ada'));
  await expect(answer).resolves.toEqual({ id: 'p1' });
  expect(server.written).toEqual(['k1']);
});

test('what one person wanted to write is never written in the name of another', async () => {
  const { server, send } = startServer();
  beginSession(answerOf('ada'));
  server.isSignedIn = false;
  const answer = send('patients.create', {}, { idempotencyKey: 'k1' });
  const refusal = answer.catch((error: unknown) => error);
  await untilSessionHasEnded();
  server.isSignedIn = true;
  beginSession(answerOf('grace'));
  expect(await refusal).toMatchObject({ code: 'SIGNED_OUT' });
  expect(server.written).toEqual([]);
});

test('a refusal reaches the screen with its code and facts', async () => {
  const { send } = startServer();
  await expect(send('patients.clash', {}, {})).rejects.toMatchObject({
    code: 'STALE',
    facts: { changed: ['phone'] },
  });
});

test('a defect of the server is told apart from a refusal', async () => {
  const { send } = startServer();
  await expect(send('patients.broken', {}, {})).rejects.toMatchObject({ code: 'INTERNAL' });
});

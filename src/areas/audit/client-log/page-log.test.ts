import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, clearSession, markSessionEnded } from '#client/session.ts';
import { CallError, installTransport } from '#client/transport.ts';
import { moduleDefaults } from '#kernel/access/modules.ts';
import type { ReportedEntry } from './client-log.contract.ts';
import { logDefect } from './page-log.ts';

let sent: { id: string; entries: ReportedEntry[] }[] = [];
let answer: () => Promise<unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answer = async () => ({ kept: 1 });
  installTransport({
    send(id, input) {
      sent.push({ id, entries: (input as { entries: ReportedEntry[] }).entries });
      return answer();
    },
    listen: () => () => {},
  });
  signIn();
});
afterEach(() => vi.useRealTimers());

function signIn(): void {
  beginSession({
    user: { id: '1', email: 'a@b.example', firstName: 'A', lastName: 'B', roles: [] },
    permissions: [],
    isAdministrator: false,
    modules: moduleDefaults,
    mustSetUpSecondFactor: false,
    tenant: {
      id: '1',
      slug: 'a',
      name: 'A',
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
  });
}

let made = 0;
function aDefect(message = `defect ${String.fromCodePoint(97 + (made += 1))}`) {
  return { source: 'crash' as const, error: new TypeError(message), path: '/dashboard/patients?q=Rahima' };
}

test('defects that come together travel together, without search and quoted words', async () => {
  logDefect(aDefect('reading "Rahima" failed'));
  logDefect(aDefect());
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.map(({ id, entries }) => [id, entries.length])).toEqual([['clientLog.record', 2]]);
  expect(sent[0]!.entries[0]).toMatchObject({
    message: 'TypeError: reading [text] failed',
    screen: '/dashboard/patients',
    times: 1,
  });
});

test('a defect that repeats is told once a minute, with how often it happened', async () => {
  const defect = aDefect();
  for (let times = 0; times < 100; times += 1) logDefect(defect);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(sent).toHaveLength(1);
  logDefect(defect);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.map(({ entries }) => entries[0]!.times)).toEqual([1, 100]);
});

test('a log that cannot be written is dropped, and nothing is tried again', async () => {
  answer = () => Promise.reject(new CallError('INTERNAL'));
  logDefect(aDefect());
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(1);
});

test('nothing is told while nobody is signed in or the session has ended', async () => {
  markSessionEnded();
  logDefect(aDefect());
  await vi.advanceTimersByTimeAsync(5000);
  clearSession();
  logDefect(aDefect());
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([]);
});

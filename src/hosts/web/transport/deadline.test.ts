import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deadline, deadlineMsOf, extendingWithBody } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('what carries a file has longer, by its size; a read has the same time always', () => {
  const megabyte = 'x'.repeat(1_000_000);
  expect(deadlineMsOf({ content: megabyte }, true) - deadlineMsOf({}, true)).toBeGreaterThan(49_000);
  expect(deadlineMsOf({ content: megabyte }, false)).toBe(deadlineMsOf({}, false));
});

test('an answer that arrives slowly is not cut off, and one that stops arriving is', async () => {
  const deadline = new Deadline(1000, undefined);
  deadline.begin();
  let send!: ReadableStreamDefaultController<Uint8Array>;
  const slow = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) });
  const answer = extendingWithBody(
    new Response(slow, { status: 201, headers: { 'x-kept': 'yes' } }),
    deadline,
  );
  expect([answer.status, answer.headers.get('x-kept')]).toEqual([201, 'yes']);
  const reader = answer.body!.getReader();
  for (let part = 0; part < 5; part += 1) {
    vi.advanceTimersByTime(900);
    send.enqueue(new Uint8Array([part]));
    expect((await reader.read()).value).toEqual(new Uint8Array([part]));
  }
  expect(deadline.hasPassed).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(deadline.hasPassed).toBe(true);
  expect(deadline.signal.aborted).toBe(true);
});

test('a call that is over has no deadline any more', () => {
  const deadline = new Deadline(1000, undefined);
  deadline.end();
  deadline.begin();
  vi.advanceTimersByTime(5000);
  expect(deadline.hasPassed).toBe(false);
});

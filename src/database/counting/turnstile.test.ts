import { expect, test, vi } from 'vitest';
import { Turnstile } from './turnstile.ts';

test('callers go one by one in the order in which they came, each row by itself', async () => {
  const turnstile = new Turnstile();
  const order: string[] = [];
  const go = async (name: string, key: string) => {
    const leave = await turnstile.enter(key);
    order.push(`${name} in`);
    await Promise.resolve();
    order.push(`${name} out`);
    leave();
  };
  await Promise.all([go('a', 'row'), go('b', 'row'), go('c', 'row')]);
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  const leave = await turnstile.enter('row');
  await go('d', 'another row');
  expect(order.at(-1)).toBe('d out');
  leave();
});

test('who waits for somebody that does not leave goes on in the end, and the database decides', async () => {
  vi.useFakeTimers();
  try {
    const turnstile = new Turnstile();
    await turnstile.enter('row');
    const second = turnstile.enter('row');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toBeTypeOf('function');
  } finally {
    vi.useRealTimers();
  }
});

import { expect, test, vi } from 'vitest';
import { RowQueue } from './row-queue.ts';

test('callers go one by one in the order in which they came, each row by itself', async () => {
  const rowQueue = new RowQueue();
  const order: string[] = [];
  const go = async (name: string, key: string) => {
    const leave = await rowQueue.enter(key);
    order.push(`${name} in`);
    await Promise.resolve();
    order.push(`${name} out`);
    leave();
  };
  await Promise.all([go('a', 'row'), go('b', 'row'), go('c', 'row')]);
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  const leave = await rowQueue.enter('row');
  await go('d', 'another row');
  expect(order.at(-1)).toBe('d out');
  leave();
});

test('who waits for somebody that does not leave goes on in the end, and the database decides', async () => {
  vi.useFakeTimers();
  try {
    const rowQueue = new RowQueue();
    await rowQueue.enter('row');
    const second = rowQueue.enter('row');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toBeTypeOf('function');
  } finally {
    vi.useRealTimers();
  }
});

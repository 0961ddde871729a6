import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createNodeHealth } from './node-health.ts';

const noBackUp = async () => ({ backUp: 'none', log: 'none' }) as const;
const stores = async () => {};
const parts = { hub: { countOf: () => 0 }, isListening: true };

test('the load of the server is a part of what its processors can do', async () => {
  const health = createNodeHealth(() => parts, tmpdir(), noBackUp, stores);
  const until = Date.now() + 50;
  while (Date.now() < until) Math.random();
  for (const load of [health.loadPercent(), health.loadPercent()]) {
    expect(load).toBeGreaterThanOrEqual(0);
    expect(load).toBeLessThanOrEqual(100);
  }
});

test('a process tells how long it runs, what it holds and how full its disk is', async () => {
  const state = await createNodeHealth(() => parts, tmpdir(), noBackUp, stores).state();
  expect(state!.uptimeSeconds).toBeGreaterThan(0);
  expect(state!.memoryBytes).toBeGreaterThan(1_000_000);
  expect(state!.loopDelayMs).toBeGreaterThanOrEqual(0);
  expect(state!.disk!.freeBytes).toBeLessThanOrEqual(state!.disk!.totalBytes);
});

test('a disk that cannot be measured is told as not measured', async () => {
  const state = await createNodeHealth(
    () => parts,
    join(tmpdir(), 'openward-no-such-folder'),
    noBackUp,
    stores,
  ).state();
  expect(state!.disk).toBeNull();
});

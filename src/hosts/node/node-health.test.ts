import { expect, test } from 'vitest';
import { createNodeHealth } from './node-health.ts';

test('the load of the server is a part of what its processors can do', async () => {
  const health = createNodeHealth(() => ({ hub: { countOf: () => 0 }, isListening: true }));
  const until = Date.now() + 50;
  while (Date.now() < until) Math.random();
  for (const load of [health.loadPercent(), health.loadPercent()]) {
    expect(load).toBeGreaterThanOrEqual(0);
    expect(load).toBeLessThanOrEqual(100);
  }
});

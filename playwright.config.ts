import { defineConfig } from '@playwright/test';
import { demoStartMs, processPerTab, sharedProcess } from './e2e/browser-options.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  // Each worker has a host and a database of its own, so any test may run beside any other.
  fullyParallel: true,
  // Two browsers: a test waits about a third of its time, and the other goes on meanwhile.
  workers: 2,
  // `npm test` runs what a busy machine lost once more, alone, and names it: see tools/test.mjs.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: sharedProcess,
    // A trace takes half as long again as the test: ask for it where a failure is looked into.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    actionTimeout: 40_000,
    screenshot: 'only-on-failure',
  },
  // The program below the transports is the same in every host, and both servers speak to the browser the same way.
  // So a test runs once with a server: on one machine, or on PostgreSQL where it depends on the host and is tagged
  // '@host'; those run in the demo as well. What exists in one host alone is tagged '@demo' or '@server'.
  // In this order both workers have work until the end: the two that take one worker begin, and the long one fills up.
  projects: [
    {
      name: 'demo',
      workers: 1,
      grep: /@(host|demo)\b/,
      // The databases of two demos in one process stand in each other's way.
      use: { launchOptions: processPerTab, actionTimeout: demoStartMs },
      timeout: 300_000,
      expect: { timeout: 60_000 },
    },
    { name: 'server', workers: 1, grep: /@(host|server)\b/, grepInvert: /@demo\b/ },
    { name: 'embedded', workers: 2, grepInvert: /@(host|demo|server)\b/ },
  ],
});

// areas: none
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startEmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';
import { databaseUrlOf, freePort, runCommandLine, spawnServer } from '#testing/server-process.ts';
import { violationsIn } from './accessible.ts';
import { test } from './hospital.ts';

test('while the database is away a browser gets a page that waits and goes on by itself', async ({
  browser,
}) => {
  const directory = mkdtempSync(join(tmpdir(), 'openward-waiting-'));
  const startPostgres = () => startEmbeddedPostgres({ dataDirectory: directory, onProgress: () => {} });
  let postgres = await startPostgres();
  const environment = {
    DATABASE_OWNER_URL: databaseUrlOf(postgres.ownerConfig),
    DATABASE_URL: databaseUrlOf(postgres.serverConfig),
    OPENWARD_SAMPLES: 'on',
  };
  expect(await runCommandLine('migrate', [], environment)).toMatchObject({ exitCode: 0 });
  await postgres.stop();
  const port = String(await freePort());
  const server = spawnServer({ ...environment, PORT: port });
  try {
    await expect.poll(() => server.lines.join('\n')).toContain('does not answer');
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, colorScheme: 'dark' });
    const page = await context.newPage();
    expect((await page.goto('/login'))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1, name: 'Openward is starting' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Openward is waiting for its database to answer.');
    expect(await violationsIn(page)).toEqual([]);
    postgres = await startPostgres();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await context.close();
  } finally {
    await server.end();
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
});

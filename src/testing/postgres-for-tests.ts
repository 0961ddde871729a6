import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import { type PostgresForTests, startDebianPostgres } from './debian-postgres.ts';
import { startMigratedCitus, whyNoCitus } from './databases/citus-cluster.ts';
import { keepEmptyCopy } from './databases/own-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** PostgreSQL servers to test against: the embedded one, and the machine's own where it has one. */
    postgresServers: PostgresForTests[];
  }
}

/** Starts the databases of a test run once, and stops them after the last test. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'openward-test-'));
  chmodSync(directory, 0o755);
  if (process.env['TEST_ENGINE'] === 'citus') return setUpCitus(project, directory);
  const embedded = await startEmbeddedPostgres({
    dataDirectory: join(directory, 'data'),
    onProgress: () => {},
  });
  await forgoDurability(embedded.ownerConfig);
  await migrateAsOwner(embedded.ownerConfig, embedded.serverConfig.user);
  await keepEmptyCopy(embedded.ownerConfig);
  const servers: PostgresForTests[] = [
    { name: 'embedded PostgreSQL', owner: embedded.ownerConfig, server: embedded.serverConfig },
  ];
  const debian = await startDebianPostgres(directory);
  if (debian) {
    await keepEmptyCopy(debian.postgres.owner);
    servers.push(debian.postgres);
  }
  project.provide('postgresServers', servers);
  return async () => {
    await embedded.stop();
    await debian?.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

/** `TEST_ENGINE=citus npx vitest run …` runs tests on a cluster in place of the embedded database. */
async function setUpCitus(project: TestProject, directory: string): Promise<() => Promise<void>> {
  const reason = whyNoCitus();
  if (reason) throw new Error(reason);
  const { postgres, stop } = await startMigratedCitus(directory);
  await keepEmptyCopy(postgres.owner, postgres.workers).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  project.provide('postgresServers', [postgres]);
  return async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

/**
 * Nothing of this cluster outlives the run, and most of the time of most tests went into waiting for the disk. What a
 * crash leaves is tested on clusters of their own, which wait as they are delivered.
 */
async function forgoDurability(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  for (const setting of ['synchronous_commit', 'fsync', 'full_page_writes']) {
    await client.query(`alter system set ${setting} = off`);
  }
  await client.query('select pg_reload_conf()');
  await client.end();
}

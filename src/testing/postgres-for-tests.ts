import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import { type PostgresForTests, startDebianPostgres } from './debian-postgres.ts';

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
  const embedded = await startEmbeddedPostgres({
    dataDirectory: join(directory, 'data'),
    onProgress: () => {},
  });
  await migrateAsOwner(embedded.ownerConfig, embedded.serverConfig.user);
  const servers: PostgresForTests[] = [
    { name: 'embedded PostgreSQL', owner: embedded.ownerConfig, server: embedded.serverConfig },
  ];
  const debian = await startDebianPostgres(directory);
  if (debian) servers.push(debian.postgres);
  project.provide('postgresServers', servers);
  return async () => {
    await embedded.stop();
    await debian?.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

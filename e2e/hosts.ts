import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { startEmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import { startDebianPostgres } from '#testing/debian-postgres.ts';
import { databaseUrlOf, startServer } from '#testing/server-process.ts';
import { serveFolder } from './static-site.ts';

/** What a browser drives, on a free port of the loopback. */
export interface Host {
  readonly url: string;
  end(): Promise<void>;
}

/** The hosts that a browser test can run in; each is a project of playwright.config.ts. */
export const hosts = { embedded: startEmbedded, demo: startDemo, server: startOnPostgres };

/** True in the project that drives the demo; a measurement, which is no test, drives a server. */
export function isDemo(): boolean {
  try {
    return test.info().project.name === 'demo';
  } catch {
    return false;
  }
}

/** Starts the embedded server on a new database with the sample hospitals. */
async function startEmbedded(): Promise<Host> {
  const directory = aDirectory();
  // Pages of a server in the hospital's own network are opened under a name of it.
  const server = await startServer({ DATA_DIR: join(directory, 'data'), ALLOWED_HOSTS: 'hospital.test' });
  return {
    url: server.url,
    async end() {
      await server.end();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Serves the built demo from plain static files. */
export function startDemo(): Promise<Host> {
  return serveFolder(join(import.meta.dirname, '../dist/web'));
}

/** Starts a server on a PostgreSQL of its own with the sample hospitals: the machine's where one is installed. */
async function startOnPostgres(): Promise<Host> {
  const directory = aDirectory();
  const database = (await startMachinePostgres(directory)) ?? (await startPlainPostgres(directory));
  const server = await startServer({
    DATABASE_URL: database.url,
    DATA_DIR: join(directory, 'data'),
    OPENWARD_SAMPLES: 'on',
  });
  return {
    url: server.url,
    async end() {
      await server.end();
      await database.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

interface StartedDatabase {
  url: string;
  stop(): Promise<void>;
}

async function startMachinePostgres(directory: string): Promise<StartedDatabase | null> {
  const started = await startDebianPostgres(directory);
  return started && { url: databaseUrlOf(started.postgres.server), stop: () => started.stop() };
}

async function startPlainPostgres(directory: string): Promise<StartedDatabase> {
  const postgres = await startEmbeddedPostgres({
    dataDirectory: join(directory, 'data'),
    onProgress: () => {},
  });
  await migrateAsOwner(postgres.ownerConfig, postgres.serverConfig.user);
  return { url: databaseUrlOf(postgres.serverConfig), stop: () => postgres.stop() };
}

/** A new folder that the account of PostgreSQL can reach. */
function aDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'openward-e2e-'));
  chmodSync(directory, 0o755);
  return directory;
}

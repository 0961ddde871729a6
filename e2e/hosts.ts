import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#testing/server-process.ts';
import { serveFolder } from './static-site.ts';

/** What a browser drives, on a free port of the loopback. */
export interface Host {
  readonly url: string;
  end(): Promise<void>;
}

/** Starts the embedded server on a new database with the sample hospitals. */
export async function startEmbedded(): Promise<Host> {
  const directory = mkdtempSync(join(tmpdir(), 'openward-e2e-'));
  chmodSync(directory, 0o755);
  const server = await startServer({ DATA_DIR: join(directory, 'data') });
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

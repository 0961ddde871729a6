import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#testing/server-process.ts';
import { ports } from './ports.ts';
import { serveFolder } from './static-site.ts';

/** Starts the hosts that the browser drives: the embedded server, and the demo from plain static files. */
export default async function setUp(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'openward-e2e-'));
  chmodSync(directory, 0o755);
  const server = await startServer({ PORT: String(ports.embedded), DATA_DIR: join(directory, 'data') });
  const site = serveFolder(join(import.meta.dirname, '../dist/web'), ports.demo);
  return async () => {
    site.close();
    await server.end();
    rmSync(directory, { recursive: true, force: true });
  };
}

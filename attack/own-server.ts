import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#testing/server-process.ts';

/**
 * A server with the sample hospitals, in a process and a directory of its own that go with `end`. It believes the
 * headers of a proxy, so that what comes over https, and from other addresses, is attacked as well.
 */
export async function startOwnServer(): Promise<{ url: string; end(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'openward-attack-'));
  // PostgreSQL runs as another user where the server is root.
  chmodSync(directory, 0o755);
  const server = await startServer({
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: '',
    OPENWARD_SAMPLES: 'on',
    TRUST_PROXY: '1',
    ORGANIZATION_LIST: 'off',
  });
  return {
    url: server.url,
    async end() {
      await server.end();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Host } from '../../../e2e/hosts.ts';

/** Serves the built demo as the README asks of a static host: compressed, and files with a hash in their name kept. */
export async function serveCompressed(folder: string): Promise<Host> {
  const app = new Hono();
  app.get(
    '/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.get('*', serveStatic({ root: folder, precompressed: true }));
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async end() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

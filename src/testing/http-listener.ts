import { join } from 'node:path';
import { pino } from 'pino';
import { AllowedHosts, readAllowedHosts } from '#hosts/node/http/address/allowed-hosts.ts';
import { createHttpServer, createRequestHandler } from '#hosts/node/http/http-server.ts';
import { listen } from '#hosts/node/http/listen.ts';
import type { ServerSystem } from '#hosts/system/server-system.ts';

/** The system of a test behind the real HTTP server, in the test's own process, on a free port of the loopback. */
export async function listenForTests(system: ServerSystem): Promise<{ url: string; close(): Promise<void> }> {
  const log = pino({ level: 'silent' });
  const hosts = new AllowedHosts({ listensOn: '127.0.0.1', added: readAllowedHosts('') });
  const { server, open } = createHttpServer(log, '', { hosts, trustProxy: false });
  const stopping = new AbortController();
  // Only calls are made: there are no pages.
  const pages = { webDirectory: join(import.meta.dirname, 'none'), buildId: 'test' };
  open(createRequestHandler(system, { log, trustProxy: false, stopping: stopping.signal, ...pages }));
  const url = await listen(server, { port: 0, host: '127.0.0.1' });
  return {
    url,
    async close() {
      stopping.abort();
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

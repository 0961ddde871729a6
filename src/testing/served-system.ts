import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { AllowedHosts, readAllowedHosts } from '#hosts/node/http/address/allowed-hosts.ts';
import { createHttpServer, createRequestHandler } from '#hosts/node/http/http-server.ts';
import type { ServerSystem } from '#hosts/system/server-system.ts';

export interface ServingOptions {
  trustProxy?: boolean;
  /** As the setting ALLOWED_HOSTS names them. */
  allowedHosts?: string;
}

export interface ServedSystem {
  url: string;
  port: number;
  /** How many connections are open. */
  countConnections(): Promise<number>;
}

/** Serves a test system over HTTP on the loopback, in this process, until the test has finished. */
export async function serveSystem(
  system: ServerSystem,
  { trustProxy = false, allowedHosts = '' }: ServingOptions = {},
): Promise<ServedSystem> {
  const log = pino({ level: 'silent' });
  const hosts = new AllowedHosts({ listensOn: '127.0.0.1', added: readAllowedHosts(allowedHosts) });
  const { server, open } = createHttpServer(log, 'starting', { hosts, trustProxy });
  const stopping = new AbortController();
  open(
    createRequestHandler(system, {
      log,
      trustProxy,
      stopping: stopping.signal,
      webDirectory: '',
      buildId: 'test',
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    stopping.abort();
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    countConnections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
  };
}

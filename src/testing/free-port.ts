import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of the loopback that nobody holds, for a program that has to be told its own before it starts. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

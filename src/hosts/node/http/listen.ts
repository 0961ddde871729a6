import { once } from 'node:events';
import type { Server } from 'node:http';
import { StartUpError } from '../embedded/start-up-error.ts';
import type { ServerSettings } from '../settings.ts';

/**
 * Listens where the settings say and returns the address.
 * @throws StartUpError when that is not possible.
 */
export async function listen(
  server: Server,
  { port, host }: Pick<ServerSettings, 'port' | 'host'>,
): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartUpError(explainListenError(error, port, host));
  }
  return addressOf(server, host);
}

function explainListenError(error: unknown, port: number, host: string): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST '${host}' is no address of this machine.`;
  return `The server cannot listen on ${host}:${port} (${code ?? String(error)}).`;
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : '';
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

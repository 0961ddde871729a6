import { once } from 'node:events';
import type { Server } from 'node:http';
import { StartUpError } from '../embedded/start-up-error.ts';
import type { ServerSettings } from '../settings.ts';
import { addressesOfMachine, isLiteralAddress, readHost } from './address/allowed-hosts.ts';

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

/** Says under which addresses and names other machines reach a server that listens at this address. */
export function tellReach(
  address: string,
  { host, allowedHosts }: Pick<ServerSettings, 'host' | 'allowedHosts'>,
): string {
  const { port } = new URL(address);
  const listened = readHost(new URL(address).host);
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const own = isEverywhere || !listened ? addressesOfMachine() : [listened.name];
  const names = allowedHosts.map((allowed) => allowed.name);
  const reached = [...own.filter((name) => !/^(127\.|\[::1\]|\[fe80:)/.test(name)), ...names];
  const hint = names.some((name) => !isLiteralAddress({ name, port: '' }))
    ? ''
    : ' To answer under a name as well, such as hospital.example, set ALLOWED_HOSTS.';
  return `Other machines reach it at ${reached.map((name) => `http://${name}:${port}`).join(', ')}.${hint}`;
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

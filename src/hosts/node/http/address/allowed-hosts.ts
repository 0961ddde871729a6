import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { StartUpError } from '../../embedded/start-up-error.ts';

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A host as a request names it: IPv6 addresses are in brackets, the port is empty where none is named. */
export interface NamedHost {
  name: string;
  port: string;
}

/** Reads what a Host header says, in one spelling for each name; null for anything but a name with perhaps a port. */
export function readHost(text: string): NamedHost | null {
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text)) return null;
  try {
    const { hostname } = new URL(`http://${text}`);
    return { name: hostname, port: /:(\d+)$/.exec(text.replace(/^\[.*\]/, ''))?.[1] ?? '' };
  } catch {
    return null;
  }
}

/** True for a literal address: no name service can make it lead somewhere else. */
export function isLiteralAddress({ name }: NamedHost): boolean {
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/**
 * Reads ALLOWED_HOSTS: names separated by commas. One with a port is answered under this port alone.
 * @throws StartUpError for what is no name.
 */
export function readAllowedHosts(text: string): NamedHost[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter(Boolean).map((part) => {
    const host = readHost(part);
    if (host) return host;
    throw new StartUpError(
      `ALLOWED_HOSTS is a list of names such as hospital.example,10.0.0.5; '${part}' is none.`,
    );
  });
}

export interface AllowedHostsOptions {
  /** What the server listens on, such as `localhost` or `0.0.0.0`. */
  listensOn: string;
  /** What whoever runs the server added. */
  added: readonly NamedHost[];
  /** The literal addresses of this machine at this moment. */
  machineAddresses?: () => readonly string[];
}

/**
 * The hosts under which a server answers. A page of a foreign site can have its own name lead to this server (DNS
 * rebinding), and is then of one origin with it; but it cannot make the browser name another host than its own.
 */
export class AllowedHosts {
  readonly #names: ReadonlySet<string>;
  readonly #added: readonly NamedHost[];
  readonly #machineAddresses: () => readonly string[];

  constructor({ listensOn, added, machineAddresses = addressesOfMachine }: AllowedHostsOptions) {
    const own = readHost(bracketed(listensOn))?.name ?? listensOn;
    this.#names = new Set([...loopback, own]);
    this.#added = added;
    // Behind the loopback there is a proxy at most, which names what it was asked for.
    this.#machineAddresses = loopback.has(own) ? () => [] : machineAddresses;
  }

  /** True when requests that name this host are answered. */
  has(host: NamedHost): boolean {
    if (this.#names.has(host.name)) return true;
    if (this.#added.some(({ name, port }) => name === host.name && (port === '' || port === host.port)))
      return true;
    return isLiteralAddress(host) && this.#machineAddresses().includes(host.name);
  }
}

/** The addresses under which other machines may reach this one. */
export function addressesOfMachine(): string[] {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return found.map(({ address }) => readHost(bracketed(address))?.name ?? address);
}

function bracketed(address: string): string {
  return isIP(address) === 6 ? `[${address}]` : address;
}

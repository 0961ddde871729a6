import pg from 'pg';
import { writingClients } from './writing-client.ts';
import { type DatabaseHost, WritableHost } from './writable-host.ts';

/** How to connect, and with which kind of client where a usual one would not find the right host. */
export type Connection = pg.ClientConfig & { Client?: typeof pg.Client };

/** A connection to the database of an address, and how to stop looking after its hosts. */
export interface DatabaseConnection {
  connection: Connection;
  stop: () => void;
}

/**
 * How to connect to the address of DATABASE_URL. Of several hosts (`postgres://login:…@one:5432,two:5432/openward`)
 * each connection goes to the one that takes writes.
 */
export function connectionTo(url: string): DatabaseConnection {
  const { hosts, urlOf } = readHosts(url);
  if (hosts.length < 2) return { connection: { connectionString: url }, stop: () => {} };
  const config = { connectionString: urlOf(hosts[0]!) };
  const choice = new WritableHost(hosts, config);
  return { connection: { ...config, Client: writingClients(choice) }, stop: () => choice.stop() };
}

const usualPort = 5432;

/** The hosts that an address names between login and database, as PostgreSQL's own tools read them. */
function readHosts(url: string): { hosts: DatabaseHost[]; urlOf: (host: DatabaseHost) => string } {
  const begin = url.indexOf('://') + '://'.length;
  const end = url.slice(begin).search(/[/?]/);
  const authority = end < 0 ? url.slice(begin) : url.slice(begin, begin + end);
  const login = authority.slice(0, authority.lastIndexOf('@') + 1);
  const named = authority.slice(login.length);
  const before = url.slice(0, begin) + login;
  const after = url.slice(begin + authority.length);
  const hosts = named.split(',').flatMap((text): DatabaseHost[] => {
    const [, bracketed, plain = '', port] = /^(?:\[([^\]]+)\]|([^:]*))(?::(\d+))?$/.exec(text.trim()) ?? [];
    const host = bracketed ?? plain;
    return host === '' ? [] : [{ host, port: Number(port ?? usualPort) }];
  });
  const place = ({ host, port }: DatabaseHost) => `${host.includes(':') ? `[${host}]` : host}:${port}`;
  return { hosts, urlOf: (host) => `${before}${place(host)}${after}` };
}

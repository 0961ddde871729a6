import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';

/** A PostgreSQL server that tests run against. */
export interface PostgresForTests {
  name: string;
  owner: pg.ClientConfig;
  server: pg.ClientConfig;
  /** The other machines of a cluster, as their superuser. */
  workers?: pg.ClientConfig[];
}

const installations = '/usr/lib/postgresql';

/** Starts the machine's own PostgreSQL in a folder of the tests; null, with a printed reason, where there is none. */
export async function startDebianPostgres(
  directory: string,
): Promise<{ postgres: PostgresForTests; stop(): Promise<void> } | null> {
  const version = installedPostgres();
  if (!version) {
    process.stdout.write('No PostgreSQL of the machine under test: none is installed.\n');
    return null;
  }
  const account = unprivilegedAccount();
  const data = join(directory, 'debian');
  mkdirSync(data);
  if (account) chownSync(data, account.uid, account.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(programOf(version, program), args, {
      stdio: 'ignore',
      cwd: data,
      ...account,
    });
  run('initdb', '-D', `${data}/db`, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
  const options = `-c listen_addresses='' -c unix_socket_directories=${data} -c fsync=off`;
  run('pg_ctl', '-D', `${data}/db`, '-l', `${data}/log`, '-w', '-o', options, 'start');
  const owner = { host: data, port: 5432, user: 'postgres', database: 'postgres' };
  const client = new pg.Client(owner);
  await client.connect();
  await client.query('create role openward_server login nosuperuser nobypassrls');
  await client.end();
  await migrateAsOwner(owner, 'openward_server');
  return {
    postgres: {
      name: `PostgreSQL ${version} of the machine`,
      owner,
      server: { ...owner, user: 'openward_server' },
    },
    stop: async () => void run('pg_ctl', '-D', `${data}/db`, '-m', 'fast', '-w', 'stop'),
  };
}

/** The newest PostgreSQL of Debian's packages on this machine. */
export function installedPostgres(): string | undefined {
  const version = existsSync(installations) ? readdirSync(installations).toSorted().at(-1) : undefined;
  return version && existsSync(join(installations, version, 'bin/initdb')) ? version : undefined;
}

/** One of its programs. */
export function programOf(version: string, name: string): string {
  return join(installations, version, 'bin', name);
}

/** PostgreSQL refuses to run as root. */
export function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

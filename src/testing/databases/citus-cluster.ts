import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import { newId } from '#kernel/ids.ts';
import { type PostgresForTests, unprivilegedAccount } from '../debian-postgres.ts';

const installations = '/usr/lib/postgresql';
const firstPort = 6100;

export interface CitusForTests {
  postgres: PostgresForTests;
  /** The machines with rows, as their superuser; their ports tell them apart. */
  workers: pg.ClientConfig[];
  /** Starts one more machine without rows and makes it known. */
  addWorker(): Promise<pg.ClientConfig>;
  stop: () => Promise<void>;
}

/** The newest PostgreSQL of the machine that has Citus; undefined where none has. */
function programs(): string | undefined {
  if (!existsSync(installations)) return undefined;
  const versions = readdirSync(installations).toSorted().toReversed();
  const found = versions.find((version) => existsSync(join(installations, version, 'lib/citus.so')));
  return found && join(installations, found, 'bin');
}

/** Why tests of a cluster cannot run on this machine; null where they can. */
export function whyNoCitus(): string | null {
  return programs()
    ? null
    : 'Citus is not installed: docs/operations.md tells how deploy/build-citus.sh does it';
}

/** A coordinator and two workers that listen on sockets in a folder of the tests, with nothing in them yet. */
export async function startCitus(directory: string): Promise<CitusForTests> {
  const bin = programs();
  if (!bin) throw new Error(whyNoCitus() ?? '');
  const account = unprivilegedAccount();
  const home = join(directory, 'citus');
  mkdirSync(home);
  if (account) chownSync(home, account.uid, account.gid);
  const ports: number[] = [];
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { stdio: 'ignore', cwd: home, ...account });
  const machine = (port: number) => ({ host: home, port, user: 'postgres', database: 'postgres' });
  const start = async () => {
    const port = firstPort + ports.length;
    const data = join(home, String(port));
    run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
    appendFileSync(join(data, 'postgresql.conf'), settings(port, home));
    run('pg_ctl', '-D', data, '-l', join(home, `${port}.log`), '-w', 'start');
    ports.push(port);
    await asSuperuser(machine(port), 'create extension citus');
    return machine(port);
  };
  const coordinator = await start();
  await asSuperuser(coordinator, `select citus_set_coordinator_host('${home}', ${coordinator.port})`);
  const addWorker = async () => {
    const worker = await start();
    await asSuperuser(coordinator, `select citus_add_node('${home}', ${worker.port})`);
    return worker;
  };
  const workers = [await addWorker(), await addWorker()];
  await asSuperuser(
    coordinator,
    'alter database postgres set citus.shard_count = 4',
    'create role openward_server login nosuperuser nobypassrls',
    // A statement of a request that would ask several shards fails.
    `alter role openward_server set citus.multi_task_query_log_level = 'error'`,
  );
  return {
    postgres: {
      name: 'Citus with two workers',
      owner: coordinator,
      server: { ...coordinator, user: 'openward_server' },
      workers,
    },
    workers,
    addWorker,
    stop: async () => {
      for (const port of ports) run('pg_ctl', '-D', join(home, String(port)), '-m', 'fast', '-w', 'stop');
    },
  };
}

/** The same with all of our tables. */
export async function startMigratedCitus(directory: string): Promise<CitusForTests> {
  const citus = await startCitus(directory);
  await migrateAsOwner(citus.postgres.owner, 'openward_server');
  return citus;
}

function settings(port: number, home: string): string {
  return `
shared_preload_libraries = 'citus'
listen_addresses = ''
port = ${port}
unix_socket_directories = '${home}'
citus.local_hostname = '${home}'
fsync = off
wal_level = logical
max_connections = 300
max_locks_per_transaction = 1024
`;
}

export async function asSuperuser(machine: pg.ClientConfig, ...statements: string[]): Promise<void> {
  const client = new pg.Client(machine);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database on every machine of a cluster, which know each other. */
export async function anEmptyClusterDatabase(postgres: PostgresForTests): Promise<PostgresForTests> {
  const database = `fresh_${newId().replaceAll('-', '')}`;
  const workers = postgres.workers ?? [];
  for (const machine of [postgres.owner, ...workers]) {
    await asSuperuser(machine, `create database ${database}`);
    await asSuperuser({ ...machine, database }, 'create extension citus');
  }
  const { host, port } = postgres.owner;
  await asSuperuser(
    { ...postgres.owner, database },
    `select citus_set_coordinator_host('${host}', ${port})`,
    ...workers.map((worker) => `select citus_add_node('${worker.host}', ${worker.port})`),
    `alter database ${database} set citus.shard_count = 4`,
  );
  return {
    ...postgres,
    owner: { ...postgres.owner, database },
    server: { ...postgres.server, database },
    workers: workers.map((worker) => ({ ...worker, database })),
  };
}

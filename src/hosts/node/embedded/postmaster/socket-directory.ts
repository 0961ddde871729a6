import { createHash } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canReach, type PostgresAccount } from '../programs/postgres-account.ts';
import { makePrivateDirectory } from '../data-directory/private-directory.ts';
import { StartUpError } from '../start-up-error.ts';

/** Where PostgreSQL listens: a folder for its unix socket, or an address where the platform has none. */
export interface ListeningPlace {
  readonly host: string;
  readonly port: number;
}

// The kernel's limits are 108 bytes on Linux and 104 on macOS, the closing zero included.
const maxSocketPath = 103;

/** Prepares the place PostgreSQL listens at; nothing else may be using the data directory. */
export async function prepareListeningPlace(
  dataDirectory: string,
  account: PostgresAccount | undefined,
): Promise<ListeningPlace> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await findFreePort() };
  const port = 5432;
  const host = chooseSocketDirectory(dataDirectory, port, account);
  makePrivateDirectory(host, account);
  // A socket left by a killed server would be believed if its pid has been given to another process.
  for (const left of [`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`]) rmSync(join(host, left), { force: true });
  return { host, port };
}

/** Removes the socket's folder, which may lie among the machine's temporary files. */
export function removeListeningPlace({ host }: ListeningPlace): void {
  if (host.startsWith('/')) rmSync(host, { recursive: true, force: true });
}

function chooseSocketDirectory(
  dataDirectory: string,
  port: number,
  account: PostgresAccount | undefined,
): string {
  // The birth time tells a data directory from a removed one at the same path, whose PostgreSQL may still live.
  const identity = `${dataDirectory} ${statSync(dataDirectory).birthtimeMs}`;
  const short = `openward-${createHash('sha256').update(identity).digest('hex').slice(0, 16)}`;
  const candidates = [join(dataDirectory, 'socket'), join(tmpdir(), short), join('/tmp', short)];
  const fitting = candidates.find(
    (folder) =>
      Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= maxSocketPath && canReach(account, folder),
  );
  if (fitting) return fitting;
  throw new StartUpError(
    `There is no folder for the database's socket: ${tmpdir()} has too long a path or is closed to the database's user.`,
  );
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

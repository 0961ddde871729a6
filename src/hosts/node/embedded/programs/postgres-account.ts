import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartUpError } from '../start-up-error.ts';

/** The unprivileged user that PostgreSQL, which refuses to be root, runs as. */
export interface PostgresAccount {
  readonly uid: number;
  readonly gid: number;
}

/** Chooses the account for PostgreSQL; undefined when this process is not root and both share its user. */
export function choosePostgresAccount(clusterDirectory: string): PostgresAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const cluster = statSync(clusterDirectory, { throwIfNoEntry: false });
  if (cluster && cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid };
  const account = lookUpAccount('postgres') ?? lookUpAccount('nobody');
  if (account) return account;
  throw new StartUpError(
    'PostgreSQL must not run as root and this machine has neither a user "postgres" nor "nobody": start Openward as an ordinary user.',
  );
}

/** Tells whether the account can walk down to a file: every folder above it must let it through. */
export function canReach(account: PostgresAccount | undefined, path: string): boolean {
  if (!account) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { uid, gid, mode } = statSync(folder);
    const searchBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & searchBit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function lookUpAccount(name: string): PostgresAccount | undefined {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, name], { stdio: 'pipe' })),
    );
    return uid && gid && uid > 0 && gid > 0 ? { uid, gid } : undefined;
  } catch {
    return undefined;
  }
}

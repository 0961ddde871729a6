import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import type { PostgresAccount } from '../programs/postgres-account.ts';
import { StartUpError } from '../start-up-error.ts';

/** Makes a folder that only PostgreSQL's user enters, and refuses one that somebody else put there first. */
export function makePrivateDirectory(path: string, account: PostgresAccount | undefined): void {
  const isNew = mkdirSync(path, { recursive: true, mode: 0o700 }) !== undefined;
  if (process.platform === 'win32') return;
  const owner = account?.uid ?? process.getuid!();
  const found = lstatSync(path);
  const mayTakeOver = isNew || (account !== undefined && found.uid === 0);
  if (!found.isDirectory() || (found.uid !== owner && !mayTakeOver)) {
    throw new StartUpError(
      `The folder ${path} belongs to another user: remove it, then start Openward again.`,
    );
  }
  if (account) chownSync(path, account.uid, account.gid);
  chmodSync(path, 0o700);
}

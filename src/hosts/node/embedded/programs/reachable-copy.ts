import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PostgresAccount } from './postgres-account.ts';
import { StartUpError } from '../start-up-error.ts';

/**
 * Copies PostgreSQL to where the account can run it and returns the copy's folder. Root's clone often lies in a folder
 * closed to everyone else, and PostgreSQL insists on finding its own files by their full path.
 */
export function copyWithinReach(installed: string, version: string, account: PostgresAccount): string {
  for (const place of ['/var/cache', tmpdir(), '/tmp']) {
    const copy = join(place, 'openward', `postgresql-${version}-${process.arch}`);
    if ((isRootsOwn(copy) || copyOpenly(installed, copy)) && runs(copy, account)) return copy;
  }
  throw new StartUpError(
    `PostgreSQL cannot run from ${installed}, which only root may enter: open that folder to others, or start Openward as an ordinary user.`,
  );
}

/** Nobody but root could have put something else there. */
function isRootsOwn(copy: string): boolean {
  return [copy, dirname(copy)].every((folder) => {
    const found = lstatSync(folder, { throwIfNoEntry: false });
    return found?.isDirectory() === true && found.uid === 0 && (found.mode & 0o022) === 0;
  });
}

function copyOpenly(installed: string, copy: string): boolean {
  try {
    mkdirSync(dirname(copy), { recursive: true });
    chmodSync(dirname(copy), 0o755);
    const draft = mkdtempSync(`${copy}.`);
    cpSync(installed, draft, { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    rmSync(copy, { recursive: true, force: true });
    renameSync(draft, copy);
    return isRootsOwn(copy);
  } catch {
    // The next place is tried; the caller has a sentence for when none is left.
    return false;
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, 0o755);
  }
}

function runs(copy: string, account: PostgresAccount): boolean {
  const env = { LD_LIBRARY_PATH: join(copy, 'lib') };
  return spawnSync(join(copy, 'bin', 'postgres'), ['--version'], { ...account, env, cwd: '/' }).status === 0;
}

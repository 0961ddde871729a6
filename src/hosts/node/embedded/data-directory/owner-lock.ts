import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readStartIdentity } from '../process-identity.ts';
import { hasCode } from '../system-error.ts';
import { StartUpError } from '../start-up-error.ts';

const lockName = 'owner.lock';
const patienceMs = 3000;

/**
 * Makes this process the one owner of a data directory. An owner that is just stopping gets three seconds;
 * throws StartUpError when there is still another one after that.
 */
export async function takeOwnerLock(dataDirectory: string): Promise<{ readonly release: () => void }> {
  const deadline = Date.now() + patienceMs;
  const lockFile = join(dataDirectory, lockName);
  const record = `${process.pid} ${readStartIdentity(process.pid)} ${randomUUID()}`;
  while (!createWhole(lockFile, record)) {
    const found = readIfPresent(lockFile);
    const owner = found === undefined ? undefined : livingOwner(found);
    if (owner !== undefined && Date.now() < deadline) await delay(50);
    else if (owner !== undefined) {
      throw new StartUpError(
        `Another Openward server (process ${owner}) already uses DATA_DIR ${dataDirectory}: stop it first, or start this one with another DATA_DIR.`,
      );
    } else if (found !== undefined) setAside(lockFile, found);
  }
  return {
    release() {
      if (readIfPresent(lockFile) === record) rmSync(lockFile, { force: true });
    },
  };
}

/** The process that owns a data directory now, if one does. */
export function findLivingOwner(dataDirectory: string): number | undefined {
  const found = readIfPresent(join(dataDirectory, lockName));
  return found === undefined ? undefined : livingOwner(found);
}

/** A lock file appears with its content or not at all, so that nobody reads half of it. */
function createWhole(lockFile: string, record: string): boolean {
  const draft = `${lockFile}.${randomUUID()}`;
  writeFileSync(draft, record, { mode: 0o600 });
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    if (hasCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'))
      return createWithoutLinks(lockFile, record);
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function createWithoutLinks(lockFile: string, record: string): boolean {
  try {
    writeFileSync(lockFile, record, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes a dead owner's lock; renaming first keeps two starters from each removing the other's new lock. */
function setAside(lockFile: string, stale: string): void {
  const aside = `${lockFile}.${randomUUID()}`;
  try {
    renameSync(lockFile, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const taken = readIfPresent(aside);
  if (taken !== undefined && taken !== stale) createWhole(lockFile, taken);
  rmSync(aside, { force: true });
}

function livingOwner(record: string): number | undefined {
  const [pidText = '', identity] = record.split(' ');
  const pid = Number.parseInt(pidText, 10);
  if (!(pid > 0)) return undefined;
  return readStartIdentity(pid) === identity ? pid : undefined;
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

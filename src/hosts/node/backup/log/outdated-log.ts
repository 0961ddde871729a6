import { rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from '../../file-system/names-in.ts';
import { keptSegments, segmentFileName } from './kept-segment.ts';

/** Removes, of every log beside the back-ups, what was written before an instant: no back-up that is kept goes on with it. */
export async function removeOutdatedLog(backUpFolder: string, before: Date): Promise<void> {
  const logs = join(backUpFolder, 'log');
  for (const id of await namesIn(logs)) {
    const folder = join(logs, id);
    for (const one of await keptSegments(folder)) {
      if (one.at < before) await rm(join(folder, segmentFileName(one)), { force: true });
    }
    for (const name of await namesIn(join(folder, 'files'))) {
      const file = join(folder, 'files', name);
      if ((await stat(file)).mtime < before) await rm(file, { force: true });
    }
    if ((await keptSegments(folder)).length > 0) continue;
    await removeIfEmpty(join(folder, 'files'));
    await removeIfEmpty(folder);
  }
}

async function removeIfEmpty(folder: string): Promise<void> {
  if ((await namesIn(folder)).length === 0) await rmdir(folder).catch(() => undefined);
}

/** Up to when the newest part of any log beside the back-ups reaches; `none` where there is none. */
export async function newestLog(backUpFolder: string | undefined): Promise<{ reachesTo: string } | 'none'> {
  if (backUpFolder === undefined) return 'none';
  const logs = join(backUpFolder, 'log');
  let newest: Date | undefined;
  for (const id of await namesIn(logs)) {
    const last = (await keptSegments(join(logs, id))).findLast(({ isMarked }) => isMarked);
    if (last && (!newest || last.at > newest)) newest = last.at;
  }
  return newest ? { reachesTo: newest.toISOString() } : 'none';
}

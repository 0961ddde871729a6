import type { BackUpPlace } from '../place/back-up-place.ts';
import { folderOfLog, type KeptSegment, keptSegments, segmentFileName } from './kept-segment.ts';

/**
 * Removes, of every log beside the back-ups, what was written before an instant: no back-up that is kept goes on with it.
 * The newest part of all stays until there is a newer one: for a minute the log would be told as missing.
 */
export async function removeOutdatedLog(place: BackUpPlace, before: Date): Promise<void> {
  const logs = await keptLogs(place);
  const newest = newestIn(logs);
  const isOutdated = ({ at }: KeptSegment) => at < before && (newest === undefined || at < newest);
  for (const { folder, kept } of logs) {
    for (const one of kept.filter(isOutdated)) await place.remove(`${folder}/${segmentFileName(one)}`);
    for (const { name, at } of await place.files(`${folder}/files`)) {
      if (at < before) await place.remove(`${folder}/files/${name}`);
    }
    if (!kept.every(isOutdated)) continue;
    await place.removeEmpty(`${folder}/files`);
    await place.removeEmpty(folder);
  }
}

/** Up to when the newest part of any log beside the back-ups reaches; `none` where there is none. */
export async function newestLog(place: BackUpPlace | undefined): Promise<{ reachesTo: string } | 'none'> {
  const newest = newestIn(place ? await keptLogs(place) : []);
  return newest ? { reachesTo: newest.toISOString() } : 'none';
}

interface KeptLog {
  folder: string;
  /** In the order of time. */
  kept: KeptSegment[];
}

async function keptLogs(place: BackUpPlace): Promise<KeptLog[]> {
  const logs: KeptLog[] = [];
  for (const folder of (await place.folders('log')).map(folderOfLog)) {
    logs.push({ folder, kept: await keptSegments(place, folder) });
  }
  return logs;
}

/** Up to when the newest marked part of these logs reaches. */
function newestIn(logs: readonly KeptLog[]): Date | undefined {
  let newest: Date | undefined;
  for (const { kept } of logs) {
    const last = kept.findLast(({ isMarked }) => isMarked);
    if (last && (!newest || last.at > newest)) newest = last.at;
  }
  return newest;
}

import type { BackUpPlace } from '../place/back-up-place.ts';
import { folderOfLog, keptSegments, segmentFileName } from './kept-segment.ts';

/** Removes, of every log beside the back-ups, what was written before an instant: no back-up that is kept goes on with it. */
export async function removeOutdatedLog(place: BackUpPlace, before: Date): Promise<void> {
  for (const id of await place.folders('log')) {
    const folder = folderOfLog(id);
    const kept = await keptSegments(place, folder);
    for (const one of kept) {
      if (one.at < before) await place.remove(`${folder}/${segmentFileName(one)}`);
    }
    for (const { name, at } of await place.files(`${folder}/files`)) {
      if (at < before) await place.remove(`${folder}/files/${name}`);
    }
    if (kept.some((one) => one.at >= before)) continue;
    await place.removeEmpty(`${folder}/files`);
    await place.removeEmpty(folder);
  }
}

/** Up to when the newest part of any log beside the back-ups reaches; `none` where there is none. */
export async function newestLog(place: BackUpPlace | undefined): Promise<{ reachesTo: string } | 'none'> {
  let newest: Date | undefined;
  for (const id of (await place?.folders('log')) ?? []) {
    const last = (await keptSegments(place!, folderOfLog(id))).findLast(({ isMarked }) => isMarked);
    if (last && (!newest || last.at > newest)) newest = last.at;
  }
  return newest ? { reachesTo: newest.toISOString() } : 'none';
}

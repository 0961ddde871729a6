import { useRead } from '#client/queries/reads.ts';
import { listRooms, useWardPage } from './ward.calls.ts';

// What a ward shows follows from its beds, so both are announced under one topic.
const topic = 'beds';

/** The active wards for choices and overviews: the first 200 by name. */
export function useWards() {
  return useWardPage({ limit: 200 });
}

/** The rooms of a ward, for a choice of names. */
export function useRooms(wardId: string) {
  return useRead(topic, listRooms, { wardId });
}

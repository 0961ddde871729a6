import type { NewHospital } from '#server/server-area.ts';
import { insertPlaces } from './place.queries.ts';
import { newPlace } from './place.service.ts';

const firstPlaces = [
  { code: 'main-store', name: 'Main Store', kind: 'store' },
  { code: 'pharmacy', name: 'Pharmacy', kind: 'pharmacy' },
  { code: 'quarantine', name: 'Quarantine', kind: 'quarantine' },
  { code: 'transit', name: 'On the way', kind: 'transit' },
] as const;

/** What every new hospital starts with. */
export async function openFirstPlaces({ db, tenantId, at }: NewHospital): Promise<void> {
  const rows = firstPlaces.map((place) => newPlace(tenantId, place, at));
  await insertPlaces(db, rows);
}

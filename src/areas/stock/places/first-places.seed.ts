import type { NewHospital } from '#server/server-area.ts';
import { newRow } from '#database/versioned-rows.ts';
import { stockPlaceRows } from './place.queries.ts';

const firstPlaces = [
  { code: 'main-store', name: 'Main Store', kind: 'store' },
  { code: 'pharmacy', name: 'Pharmacy', kind: 'pharmacy' },
  { code: 'quarantine', name: 'Quarantine', kind: 'quarantine' },
  { code: 'transit', name: 'On the way', kind: 'transit' },
] as const;

/** What every new hospital starts with. */
export async function openFirstPlaces({ db, tenantId, at }: NewHospital): Promise<void> {
  const rows = firstPlaces.map((place) => newRow({ tenantId, at }, place));
  await stockPlaceRows.insert(db, rows);
}

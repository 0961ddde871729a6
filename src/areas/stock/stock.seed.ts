import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { newRow } from '#database/versioned-rows.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { type NewStockItem, writeItems } from './items/item-writing.service.ts';
import type { StockItem } from './items/item.contract.ts';
import { recordMovements } from './ledger/ledger.service.ts';
import type { StockLine } from './ledger/stock-line.ts';
import type { PlaceCode, StockPlace } from './places/place.contract.ts';
import { seedBuying } from './suppliers/sample-buying.seed.ts';
import { stockPlaceRows } from './places/place.queries.ts';
import { placeOfCode } from './places/place.service.ts';
import { type SampleLot, sampleItems } from './stock.samples.ts';

const dayMs = 86_400_000;
/** Everything was received so long ago, before the first sample lot expired. */
const receivedDaysAgo = 85;
/** Issues of the weeks since, as shares of all that was issued. */
const issueDaysAgo = [70, 45, 20, 6];

/** A sample hospital in whose transaction its stores are filled. */
export interface SampleStores {
  tenantId: string;
  timeZone: string;
  userId: string;
}

/** An item of a sample hospital with its lots. */
export interface SampleStock extends NewStockItem {
  lots: readonly SampleLot[];
  issued?: number;
}

/**
 * Adds items to a sample hospital and fills its shelves: lots that were received weeks ago, and what was issued since.
 * The pharmacy's medicines come by the same way.
 */
export async function seedStock(
  db: Db,
  { tenantId, timeZone, userId }: SampleStores,
  samples: readonly SampleStock[],
  clock: Clock,
): Promise<StockItem[]> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const received = daysAgo(receivedDaysAgo);
  const items = await writeItems(
    db,
    { tenantId, userId, now: received.toISOString() },
    samples.map(({ lots: _lots, issued: _issued, ...item }) => item),
  );
  const codes = ['main-store', 'pharmacy', 'quarantine'] as const;
  const places = Object.fromEntries(
    await Promise.all(codes.map(async (code) => [code, (await placeOfCode(db, tenantId, code)).id] as const)),
  ) as Record<PlaceCode, string>;
  const mover = { db, tenantId, userId, timeZone };
  const today = dateIn(timeZone, now);
  const receipts = samples.flatMap(({ lots }, index) =>
    lots.map((lot): StockLine => receiptOf(items[index]!, lot, { today, placeId: places[lot.place] })),
  );
  await recordMovements({ ...mover, now: received }, receipts);
  for (const days of issueDaysAgo) {
    const issues = samples.flatMap(({ issued = 0 }, index): StockLine[] => {
      const quantity = Math.floor(issued / issueDaysAgo.length);
      if (quantity === 0) return [];
      const issue = { kind: 'issue' as const, itemId: items[index]!.id, placeId: places['main-store'] };
      return [{ ...issue, quantity, reason: 'Wards' }];
    });
    await recordMovements({ ...mover, now: daysAgo(days) }, issues);
  }
  return items;
}

function receiptOf(
  { id: itemId, packSize, unitCostMinor }: StockItem,
  { lotNumber, expiresInDays, packs }: SampleLot,
  { today, placeId }: { today: string; placeId: string },
): StockLine {
  return {
    kind: 'receipt',
    itemId,
    placeId,
    quantity: packs * packSize,
    lot: {
      lotNumber,
      expiresOn: expiresInDays === null ? null : plusDays(today, expiresInDays),
      costMinor: unitCostMinor,
      costQuantity: 1,
    },
  };
}

/** Adds a place to a sample hospital; the answer is its id. */
export async function seedPlace(
  db: Db,
  tenantId: string,
  place: Pick<StockPlace, 'name' | 'kind'>,
  at: string,
): Promise<string> {
  const row = newRow({ tenantId, at }, { ...place, code: null });
  await stockPlaceRows.insert(db, [row]);
  return row.id;
}

/** Consumables and general items of each sample hospital. */
export const stockSamples: AreaSamples = {
  after: ['people'],
  async fill({ db, tenantId, organization: { timeZone }, clock, recordsOf }) {
    const userId = recordsOf('people').idOf('storekeeper', 'tenant_admin');
    const items = await seedStock(db, { tenantId, timeZone, userId }, sampleItems, clock);
    const now = clock.now();
    const ward = { name: 'Ward store', kind: 'ward' as const };
    const wardId = await seedPlace(db, tenantId, ward, now.toISOString());
    const nurseId = recordsOf('people').idOf('nurse', 'tenant_admin');
    const { id: storeId } = await placeOfCode(db, tenantId, 'main-store');
    const buyers = { tenantId, timeZone, keeperId: userId, nurseId, storeId, wardId };
    await seedBuying(db, buyers, items, now);
  },
};

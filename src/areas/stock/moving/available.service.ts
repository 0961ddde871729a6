import type { CallContext } from '#database/handler.ts';
import { todayOf } from '#kernel/time/today.ts';
import { sumAvailable } from '../items/item.queries.ts';
import { neverExpires } from './movement-kinds.ts';

/** What may be given out of an item. */
export interface Available {
  /** Base units that are neither expired nor set aside. */
  quantity: number;
  firstExpiry: string | null;
}

/** What of these items may be given out in a place today; items of which there is nothing are left out. */
export async function readAvailable(
  context: Pick<CallContext, 'db' | 'tenantId' | 'actor' | 'clock'>,
  { itemIds, placeId }: { itemIds: readonly string[]; placeId: string },
): Promise<Map<string, Available>> {
  if (itemIds.length === 0) return new Map();
  const { db, tenantId } = context;
  const rows = await sumAvailable(db, tenantId, { itemIds, placeId, today: todayOf(context) });
  return new Map(
    rows.map((row) => [
      row.item_id,
      { quantity: row.available, firstExpiry: row.first_expiry === neverExpires ? null : row.first_expiry },
    ]),
  );
}

import type { SearchHit } from '#client/registration/web-area.ts';
import { listStockItems } from '../item.calls.ts';
import { t } from '../items.texts.ts';

const maxHits = 6;

/** What the search of the top bar finds in the inventory: items by name, other name, SKU and category. */
export async function findItemHits(search: string, signal: AbortSignal): Promise<SearchHit[]> {
  const { rows } = await listStockItems({ search, limit: maxHits }, signal);
  return rows.map(({ id, name, category, currentStock: quantity, baseUnit: unit }) => ({
    id,
    label: name,
    description: [category, t('quantity', { quantity, unit })].join(' · '),
    to: `/dashboard/inventory/${id}`,
  }));
}

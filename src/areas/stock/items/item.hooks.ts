import { usePage, useRead } from '#client/queries/reads.ts';
import { countStock, getStockItem, listStockCategories, listStockItems } from './item.calls.ts';

const topic = 'stock';

/** Items in use that match what was typed, for a choice. */
export function useItemMatches(search: string) {
  return usePage(topic, listStockItems, { search, limit: 20 }, { enabled: search.trim() !== '' });
}

export function useStockCategories() {
  return useRead(topic, listStockCategories, {});
}

export function useStockCounts() {
  return useRead(topic, countStock, {});
}

export function useStockItem(stockItemId: string, isEnabled = true) {
  return useRead(topic, getStockItem, { stockItemId }, { enabled: isEnabled });
}

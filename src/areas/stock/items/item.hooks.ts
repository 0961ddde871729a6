import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countStock, getStockItem, listStockCategories, listStockItems } from './item.calls.ts';
import type * as contract from './item.contract.ts';

const topic = 'stock';

/** One page of the items; the page before stays on screen until the next has come. */
export function useItemPage(request: CallRequest<typeof contract.listStockItems>) {
  return usePage(topic, listStockItems, request);
}

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

/** Has everything about stock fetched again after a change. */
export function useRefreshStock(): () => void {
  return useRefresh(topic);
}

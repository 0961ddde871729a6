import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countStock, getStockItem, listStockCategories, listStockItems } from './item.calls.ts';
import type * as contract from './item.contract.ts';

const topic = 'stock';

/** One page of the items; the page before stays on screen until the next has come. */
export function useItemPage(request: CallRequest<typeof contract.listStockItems>) {
  return useQuery({
    queryKey: [topic, 'items', request],
    queryFn: ({ signal }) => listStockItems(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** Items in use that match what was typed, for a choice. */
export function useItemMatches(search: string) {
  return useQuery({
    queryKey: [topic, 'matches', search],
    queryFn: ({ signal }) => listStockItems({ search, limit: 20 }, signal),
    placeholderData: keepPreviousData,
    enabled: search.trim() !== '',
  });
}

export function useStockCategories() {
  return useQuery({
    queryKey: [topic, 'categories'],
    queryFn: ({ signal }) => listStockCategories({}, signal),
  });
}

export function useStockCounts() {
  return useQuery({ queryKey: [topic, 'counts'], queryFn: ({ signal }) => countStock({}, signal) });
}

export function useStockItem(stockItemId: string, isEnabled = true) {
  return useQuery({
    enabled: isEnabled,
    queryKey: [topic, 'item', stockItemId],
    queryFn: ({ signal }) => getStockItem({ stockItemId }, signal),
  });
}

/** Has everything about stock fetched again after a change. */
export function useRefreshStock(): () => void {
  return useRefresh(topic);
}

import { useQueryClient } from '@tanstack/react-query';
import { readKey, useRead } from '#client/queries/reads.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import { listSavedViews } from './saved-view.calls.ts';
import type * as contract from './saved-view.contract.ts';

export type SavedViews = CallOutput<typeof contract.listSavedViews>;

const topic = 'saved-views';

/** The own and the shared views of a list; what others share meanwhile is fetched when the menu is opened. */
export function useSavedViews(list: string) {
  return useRead(topic, listSavedViews, { list }, { staleTime: Infinity });
}

/** Has the views of a list fetched again. */
export function useRefreshViews(list: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: readKey(topic, listSavedViews, { list }) });
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Has everything fetched again whose query key begins with one of these topics; returns when to do so. */
export function useRefresh(...topics: readonly string[]): () => void {
  const queries = useQueryClient();
  const names = topics.join(' ');
  return useCallback(() => {
    for (const topic of names.split(' ')) void queries.invalidateQueries({ queryKey: [topic] });
  }, [queries, names]);
}

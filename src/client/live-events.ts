import type { QueryClient } from '@tanstack/react-query';
import { transport, type LiveListener } from './transport.ts';

const debounceMs = 150;

/**
 * Fetches again what others changed: queries whose key begins with a changed topic. Changes that come close
 * together cost one fetch. Returns how to stop.
 */
export function followChanges(
  queries: QueryClient,
  more: Pick<LiveListener, 'onRefused' | 'onVersion'>,
): () => void {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    const topics = new Set(changed);
    changed.clear();
    void queries.invalidateQueries({ predicate: ({ queryKey }) => topics.has(String(queryKey[0])) });
  }

  const stop = transport().listen({
    onChange(topics) {
      for (const topic of topics) changed.add(topic);
      timer ??= setTimeout(flush, debounceMs);
    },
    onReconnect: () => void queries.invalidateQueries(),
    ...more,
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

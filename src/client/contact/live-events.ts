import type { QueryClient } from '@tanstack/react-query';
import type { Person } from '../session.ts';
import { transport, type LiveListener } from '../transport.ts';

const debounceMs = 150;
const summaryDebounceMs = 1000;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Further topics, such as those a summary is made of: it is fetched again a second after one of them changed. */
      summaryOf?: readonly string[];
    };
  }
}

/**
 * Fetches again what others changed: queries whose key begins with a changed topic, and later the summaries of it.
 * Changes that come close together cost one fetch. Returns how to stop.
 */
export function followChanges(
  queries: QueryClient,
  person: Person,
  more: Pick<LiveListener, 'onRefused' | 'onVersion'>,
): () => void {
  const records = collectTopics(debounceMs, (topics) =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => topics.has(String(queryKey[0])) }),
  );
  const summaries = collectTopics(summaryDebounceMs, (topics) =>
    queries.invalidateQueries({
      predicate: ({ meta }) => meta?.summaryOf?.some((topic) => topics.has(topic)) ?? false,
    }),
  );

  const listener: LiveListener = {
    onChange(topics) {
      records.add(topics);
      summaries.add(topics);
    },
    onBegin: () => void queries.invalidateQueries({ predicate: ({ state }) => state.dataUpdateCount > 0 }),
    onMissed: () => void queries.invalidateQueries(),
    ...more,
  };
  const stop = transport().listen(listener, person);
  return () => {
    records.forget();
    summaries.forget();
    stop();
  };
}

/** Collects topics and hands them over together, so long after the first of them. */
function collectTopics(waitMs: number, handOver: (topics: ReadonlySet<string>) => Promise<void>) {
  let collected = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    const topics = collected;
    timer = undefined;
    collected = new Set();
    void handOver(topics);
  }

  return {
    add(topics: readonly string[]): void {
      for (const topic of topics) collected.add(topic);
      timer ??= setTimeout(flush, waitMs);
    },
    forget: () => clearTimeout(timer),
  };
}

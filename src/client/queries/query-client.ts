import { notifyManager, QueryClient } from '@tanstack/react-query';
import { isRetryable, isTimedOut } from '../remote.ts';

const maxRetries = 3;

// With the default, a later task, a switch shows its old value for a moment between 'saving' and 'saved'.
notifyManager.setScheduler(queueMicrotask);

/** The cache of everything read from the server; reads are repeated only where that can help. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A lost connection is for the banner to tell; a call that cannot be sent must fail, not hang.
        networkMode: 'always',
        staleTime: 30_000,
        // Whoever has waited until a deadline is asked first.
        retry: (failures, error) => failures < maxRetries && isRetryable(error) && !isTimedOut(error),
        retryDelay: (attempt) => Math.min(8000, 500 * 2 ** attempt),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

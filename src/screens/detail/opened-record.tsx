import type { ReactNode } from 'react';
import { CallError } from '#client/transport.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { StatePage } from '#ui/state/state-page.tsx';

export interface OpenedRecordProps<Stored> {
  /** The query of one record; a TanStack query result fits as it is. */
  query: {
    data: Stored | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** What is shown where the address names no record of this hospital. */
  missing: { icon: AnyIcon; title: string; text: string; back: ReactNode };
  /** Such as 'Failed to load invoice'. */
  failedToLoad: string;
  /**
   * Shown in place of the record for errors that need more than words, such as a restricted record; asked before
   * what was read earlier is shown. Undefined leaves the error to the words above.
   */
  onError?: (error: unknown) => ReactNode | undefined;
  children: (record: Stored) => ReactNode;
}

/** The record that the address names, or why there is none to show. */
export function OpenedRecord<Stored>(props: OpenedRecordProps<Stored>) {
  const { query, missing, failedToLoad, onError, children } = props;
  const { data, error, isFetching, refetch } = query;
  if (isMissing(error)) {
    const { icon, title, text, back } = missing;
    return <StatePage icon={icon} title={title} text={text} action={back} />;
  }
  const own = error ? onError?.(error) : undefined;
  if (own !== undefined) return own;
  if (data !== undefined) return children(data);
  if (error) return <ErrorPanel message={failedToLoad} onRetry={refetch} isRetrying={isFetching} />;
  return <LoadingSkeleton lines={8} />;
}

// An address that holds no id at all is refused as invalid input.
function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT');
}

import { ErrorPanel } from './error-panel.tsx';
import { useHoldsBack } from './settled-together.tsx';
import { LoadingSkeleton } from './skeletons.tsx';

export interface QueryStatusProps {
  query: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** What is said when it cannot be read. */
  failed: string;
  /** Lines of the skeleton, about as many as will come. */
  lines?: number;
}

/** Stands for what a section reads until it is there, and says when it failed; nothing once it is there. */
export function QueryStatus({ query, failed, lines }: QueryStatusProps) {
  const { isPending, isError, isFetching, refetch } = query;
  useHoldsBack(isPending);
  if (isPending) return <LoadingSkeleton {...(lines !== undefined && { lines })} />;
  return isError ? <ErrorPanel message={failed} onRetry={refetch} isRetrying={isFetching} /> : null;
}

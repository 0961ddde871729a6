import { useQuery } from '@tanstack/react-query';
import { listDataExports } from './data-export.calls.ts';

/** The exports of all data that were asked for lately. */
export function useDataExports() {
  return useQuery({
    // The first element of a query key is the live topic that has it fetched again.
    queryKey: ['data-exports'],
    queryFn: ({ signal }) => listDataExports({}, signal),
  });
}

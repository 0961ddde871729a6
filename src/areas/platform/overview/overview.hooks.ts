import { useQuery } from '@tanstack/react-query';
import { readOverview } from './overview.calls.ts';

/** The figures over all hospitals; fetched again with the list of clients. */
export function useOverview() {
  // The first element of a query key is the live topic that has it fetched again.
  return useQuery({
    queryKey: ['clients', 'overview'],
    queryFn: ({ signal }) => readOverview({}, signal),
  });
}

import { useRead } from '#client/queries/reads.ts';
import { readOverview } from './overview.calls.ts';

/** The figures over all hospitals; fetched again with the list of clients. */
export function useOverview() {
  return useRead('clients', readOverview, {});
}

import { useQueryClient } from '@tanstack/react-query';
import { readKey, useRead } from '#client/queries/reads.ts';
import { getCounts } from './count.calls.ts';
import type { SurgicalCounts } from './count.contract.ts';

const topic = 'surgical-counts';

/** What was counted in an operation. */
export function useCounts(caseId: string) {
  return useRead(topic, getCounts, { caseId });
}

/** Shows counts as the server told of them after a write. */
export function useRememberCounts(): (counts: SurgicalCounts) => void {
  const queries = useQueryClient();
  return (counts) => {
    queries.setQueryData(readKey(topic, getCounts, { caseId: counts.caseId }), counts);
    void queries.invalidateQueries({ queryKey: ['operative-notes'] });
  };
}

/** Has the counts fetched again after a refusal. */
export function useRefreshCounts(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [topic] });
}

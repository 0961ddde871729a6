import { useQueryClient } from '@tanstack/react-query';
import { usePage } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listSavedReports } from './saved-report.calls.ts';
import type * as contract from './saved-report.contract.ts';

const topic = 'saved-reports';

/** One page of saved reports. */
export function useSavedReports(request: CallRequest<typeof contract.listSavedReports>) {
  return usePage(topic, listSavedReports, request);
}

/** Has the lists of saved reports fetched again. */
export function useRefreshSaved(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [topic] });
}

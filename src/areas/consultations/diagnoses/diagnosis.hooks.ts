import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listDiagnoses } from './diagnosis.calls.ts';
import type * as contract from './diagnosis.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'diagnoses';

/** One page of the list; the page before stays on screen until the next has come. */
export function useDiagnosisPage(
  request: CallRequest<typeof contract.listDiagnoses>,
  { isEnabled = true } = {},
) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listDiagnoses(request, signal),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
}

/** Has the list fetched again after a change. */
export function useRefreshDiagnoses(): () => void {
  return useRefresh(topic);
}

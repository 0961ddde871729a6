import { usePage } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listDiagnoses } from './diagnosis.calls.ts';
import type * as contract from './diagnosis.contract.ts';

const topic = 'diagnoses';

/** One page of the list; the page before stays on screen until the next has come. */
export function useDiagnosisPage(
  request: CallRequest<typeof contract.listDiagnoses>,
  { isEnabled = true } = {},
) {
  return usePage(topic, listDiagnoses, request, { enabled: isEnabled });
}

/** Has the list fetched again after a change. */
export function useRefreshDiagnoses(): () => void {
  return useRefresh(topic);
}

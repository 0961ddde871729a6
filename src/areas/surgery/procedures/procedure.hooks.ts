import { usePage } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listBillableServices, listProcedures } from './procedure.calls.ts';
import type * as contract from './procedure.contract.ts';

const topic = 'surgical-procedures';

/** One page of the catalogue; the page before stays on screen until the next has come. */
export function useProcedurePage(request: CallRequest<typeof contract.listProcedures>) {
  return usePage(topic, listProcedures, request);
}

/** Services by which a procedure can be billed, that match what was typed. */
export function useServiceChoices(search: string) {
  return usePage(topic, listBillableServices, search ? { search } : {});
}

/** Has the catalogue fetched again after a change. */
export function useRefreshProcedures(): () => void {
  return useRefresh(topic);
}

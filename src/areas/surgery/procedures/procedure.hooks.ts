import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listBillableServices, listProcedures } from './procedure.calls.ts';
import type * as contract from './procedure.contract.ts';

const topic = 'surgical-procedures';

/** One page of the catalogue; the page before stays on screen until the next has come. */
export function useProcedurePage(request: CallRequest<typeof contract.listProcedures>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listProcedures(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** Services by which a procedure can be billed, that match what was typed. */
export function useServiceChoices(search: string) {
  return useQuery({
    queryKey: [topic, 'services', search],
    queryFn: ({ signal }) => listBillableServices(search ? { search } : {}, signal),
    placeholderData: keepPreviousData,
  });
}

/** Has the catalogue fetched again after a change. */
export function useRefreshProcedures(): () => void {
  return useRefresh(topic);
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { caseTopic } from '../cases/case.rules.ts';
import { listImplants } from './implant.calls.ts';
import type * as contract from './implant.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'surgical-implants';

/** One page of implants; the page before stays on screen until the next has come. */
export function useImplantPage(request: CallRequest<typeof contract.listImplants>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listImplants(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** Has the implants and the case that names them fetched again. */
export function useRefreshImplants(caseId: string): () => void {
  return useRefresh(topic, caseTopic(caseId));
}

import { usePage } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { caseTopic } from '../cases/case.rules.ts';
import { listImplants } from './implant.calls.ts';
import type * as contract from './implant.contract.ts';

const topic = 'surgical-implants';

/** One page of implants; the page before stays on screen until the next has come. */
export function useImplantPage(request: CallRequest<typeof contract.listImplants>) {
  return usePage(topic, listImplants, request);
}

/** Has the implants and the case that names them fetched again. */
export function useRefreshImplants(caseId: string): () => void {
  return useRefresh(topic, caseTopic(caseId));
}

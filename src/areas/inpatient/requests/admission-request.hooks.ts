import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listAdmissionRequests } from './admission-request.calls.ts';
import type * as contract from './admission-request.contract.ts';

// Requests come and go with admissions, so both are announced under one topic.
const topic = 'admissions';

/** One page of the requests; the page before stays on screen until the next has come. */
export function useRequestPage(request: CallRequest<typeof contract.listAdmissionRequests>) {
  return usePage(topic, listAdmissionRequests, request);
}

/** The request that waits for a patient; null where none does, undefined while it is not known. */
export function useOpenRequest(patientId: string) {
  return useRead(
    topic,
    listAdmissionRequests,
    { patientId, limit: 1 },
    { select: ({ rows: [request] }) => request ?? null, enabled: patientId !== '' },
  );
}

/** Has requests and admissions fetched again after a change. */
export function useRefreshRequests(): () => void {
  return useRefresh(topic);
}

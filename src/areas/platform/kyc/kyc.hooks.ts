import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import {
  countSubmissions,
  listSubmissions,
  readClientSubmission,
  readDocument,
  readSubmission,
} from './kyc.calls.ts';
import type * as contract from './kyc.contract.ts';
import type { Application } from './kyc.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'applications';

/** One page of applications; the page before stays on screen until the next has come. */
export function useSubmissions(request: CallRequest<typeof contract.listSubmissions>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listSubmissions(request, signal),
    placeholderData: keepPreviousData,
  });
}

export function useSubmissionCounts() {
  return useQuery({
    queryKey: [topic, 'counts'],
    queryFn: ({ signal }) => countSubmissions({}, signal),
  });
}

const askAgainMs = 5000;
const freshMs = 60_000;

/** A mail that was just written is asked after until it is sent; one that waits for its next attempt is not. */
function untilSent(application: Application | undefined): number | false {
  const isUnderWay = application?.messages.some(
    ({ state, createdAt }) =>
      (state === 'pending' || state === 'sending') && Date.now() - Date.parse(createdAt) < freshMs,
  );
  return isUnderWay ? askAgainMs : false;
}

/** One application; each fetch is recorded in the audit trail. */
export function useSubmission(applicationId: string) {
  return useQuery({
    queryKey: [topic, 'one', applicationId],
    queryFn: ({ signal }) => readSubmission({ applicationId }, signal),
    refetchInterval: ({ state }) => untilSent(state.data),
  });
}

/** The application of a client. */
export function useClientSubmission(clientId: string) {
  return useQuery({
    queryKey: [topic, 'client', clientId],
    queryFn: ({ signal }) => readClientSubmission({ clientId }, signal),
    refetchInterval: ({ state }) => untilSent(state.data),
  });
}

/** A document; fetched once, because each opening is recorded. */
export function useDocument(applicationId: string, documentId: string) {
  return useQuery({
    queryKey: ['application-document', applicationId, documentId],
    queryFn: ({ signal }) => readDocument({ applicationId, documentId }, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Has applications and clients fetched again after a decision. */
export function useRefreshSubmissions(): () => void {
  return useRefresh(topic, 'clients');
}

import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
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

const topic = 'applications';

/** One page of applications; the page before stays on screen until the next has come. */
export function useSubmissions(request: CallRequest<typeof contract.listSubmissions>) {
  return usePage(topic, listSubmissions, request);
}

export function useSubmissionCounts() {
  return useRead(topic, countSubmissions, {});
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
  return useRead(
    topic,
    readSubmission,
    { applicationId },
    { refetchInterval: ({ state }) => untilSent(state.data) },
  );
}

/** The application of a client. */
export function useClientSubmission(clientId: string) {
  return useRead(
    topic,
    readClientSubmission,
    { clientId },
    { refetchInterval: ({ state }) => untilSent(state.data) },
  );
}

/** A document; fetched once, because each opening is recorded. */
export function useDocument(applicationId: string, documentId: string) {
  return useRead(
    'application-document',
    readDocument,
    { applicationId, documentId },
    { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
}

/** Has applications and clients fetched again after a decision. */
export function useRefreshSubmissions(): () => void {
  return useRefresh(topic, 'clients');
}

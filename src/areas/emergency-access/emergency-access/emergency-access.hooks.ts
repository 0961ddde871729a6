import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { usePage, useRead } from '#client/queries/reads.ts';
import { usePerson } from '#client/session.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listEmergencyAccess, listOwnEmergencyAccess } from './emergency-access.calls.ts';
import type * as contract from './emergency-access.contract.ts';
import type { EmergencyAccess } from './emergency-access.contract.ts';
import { ownEmergencyTopic } from './emergency-access.rules.ts';

const topic = 'emergency-access';

/** A running emergency access, with its end by this machine's own clock (epoch milliseconds). */
export interface RunningAccess extends EmergencyAccess {
  endsAtMs: number;
}

// The clock of this machine may be wrong: the server says how many seconds remain, not when it ends.
function running(rows: readonly EmergencyAccess[], answeredAtMs: number): RunningAccess[] {
  return rows.map((row) => ({ ...row, endsAtMs: answeredAtMs + row.secondsLeft * 1000 }));
}

/** What the signed-in person has open in an emergency; asked again when the first of them runs out. */
export function useOwnEmergencies(): { rows: RunningAccess[]; isKnown: boolean } {
  const ownTopic = ownEmergencyTopic(usePerson().user.id);
  const queries = useQueryClient();
  const query = useRead(ownTopic, listOwnEmergencyAccess, {});
  const rows = running(query.data?.rows ?? [], query.dataUpdatedAt);
  const firstEndMs = Math.min(...rows.map((row) => row.endsAtMs));
  useEffect(() => {
    if (!Number.isFinite(firstEndMs)) return undefined;
    const timer = setTimeout(
      () => void queries.invalidateQueries({ queryKey: [ownTopic] }),
      Math.max(500, firstEndMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [firstEndMs, ownTopic, queries]);
  return { rows, isKnown: query.isSuccess && !query.isFetching };
}

/**
 * Has everything fetched again: the record, what the person has open in an emergency, and what a sensitive consultation
 * says with all that was made from it are open or closed now.
 */
export function useRefreshAccess(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries(), [queries]);
}

/**
 * The same once what the person has open said that a record is closed. That itself is not fetched again: it answers
 * before the record does, and were each of its answers to begin the record's anew, the record would never come.
 */
export function useRefreshClosed(): () => void {
  const ownTopic = ownEmergencyTopic(usePerson().user.id);
  const queries = useQueryClient();
  return useCallback(
    () => void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ownTopic }),
    [queries, ownTopic],
  );
}

/** Has the review list fetched again. */
export function useRefreshReviews(): () => void {
  return useRefresh(topic);
}

/** What narrows and pages the review list. */
type ReviewListRequest = CallRequest<typeof contract.listEmergencyAccess>;

/** One page of the review list; the page before stays on screen until the next has come. */
export function useReviewPage(request: ReviewListRequest) {
  return usePage(topic, listEmergencyAccess, request);
}

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { patientTopic } from '#areas/patients/patients-web.public.ts';
import { remoteRead, remoteWrite } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type * as contract from './emergency-access.contract.ts';
import type { EmergencyAccess } from './emergency-access.contract.ts';
import { ownEmergencyTopic } from './emergency-access.rules.ts';

const listOwn = remoteRead<typeof contract.listOwnEmergencyAccess>('emergencyAccess.mine');
const listForReview = remoteRead<typeof contract.listEmergencyAccess>('emergencyAccess.list');
export const openEmergencyAccess = remoteWrite<typeof contract.openEmergencyAccess>('emergencyAccess.open');
export const closeEmergencyAccess =
  remoteWrite<typeof contract.closeEmergencyAccess>('emergencyAccess.close');
export const reviewEmergencyAccess =
  remoteWrite<typeof contract.reviewEmergencyAccess>('emergencyAccess.review');

/** A running emergency access, with its end by this machine's own clock (epoch milliseconds). */
export interface RunningAccess extends EmergencyAccess {
  endsAtMs: number;
}

// The clock of a modest machine may be wrong: the server says how long is left, not when it ends.
function running(rows: readonly EmergencyAccess[], answeredAtMs: number): RunningAccess[] {
  return rows.map((row) => ({ ...row, endsAtMs: answeredAtMs + row.secondsLeft * 1000 }));
}

/** What the signed-in person has open in an emergency; asked again when the first of them runs out. */
export function useOwnEmergencies(): { rows: RunningAccess[]; isKnown: boolean } {
  const topic = ownEmergencyTopic(usePerson().user.id);
  const queries = useQueryClient();
  const query = useQuery({ queryKey: [topic], queryFn: ({ signal }) => listOwn({}, signal) });
  const rows = running(query.data?.rows ?? [], query.dataUpdatedAt);
  const firstEndMs = Math.min(...rows.map((row) => row.endsAtMs));
  useEffect(() => {
    if (!Number.isFinite(firstEndMs)) return undefined;
    const timer = setTimeout(
      () => void queries.invalidateQueries({ queryKey: [topic] }),
      Math.max(500, firstEndMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [firstEndMs, queries, topic]);
  return { rows, isKnown: query.isSuccess && !query.isFetching };
}

/** Has a record, and what the person has open in an emergency, fetched again. */
export function useRefreshAccess(): (patientId: string) => void {
  const topic = ownEmergencyTopic(usePerson().user.id);
  const queries = useQueryClient();
  return useCallback(
    (patientId) => {
      for (const changed of [topic, patientTopic(patientId), 'emergency-access']) {
        void queries.invalidateQueries({ queryKey: [changed] });
      }
    },
    [queries, topic],
  );
}

export type ReviewListRequest = CallRequest<typeof contract.listEmergencyAccess>;

/** One page of the review list; the page before stays on screen until the next has come. */
export function useReviewPage(request: ReviewListRequest) {
  return useQuery({
    queryKey: ['emergency-access', 'list', request],
    queryFn: ({ signal }) => listForReview(request, signal),
    placeholderData: keepPreviousData,
  });
}

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePage } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { getReferrer, listReferrers } from './referrer.calls.ts';
import type * as contract from './referrer.contract.ts';
import type { Referrer } from './referrer.contract.ts';
import { referralsTopic, referrerTopic } from './referrer.rules.ts';

// The first element of a key is the live topic that makes it fetched again.

/** What narrows and pages the list. */
export type ReferrerListRequest = CallRequest<typeof contract.listReferrers>;

/** One page of referrers; the page before stays on screen until the next has come. */
export function useReferrerPage(request: ReferrerListRequest) {
  return usePage(referralsTopic, listReferrers, request);
}

/** Referrers whose name contains what was typed; the first ones while nothing is typed. */
export function useReferrerMatches(search: string, status: 'active' | 'all') {
  return usePage(referralsTopic, listReferrers, { status, limit: 20, ...(search && { search }) });
}

/** How one referrer is fetched; each fetch is recorded in the audit trail. */
function referrerQuery(referrerId: string) {
  return queryOptions({
    queryKey: [referrerTopic(referrerId)],
    queryFn: ({ signal }) => getReferrer({ referrerId }, signal),
  });
}

/** The referrer that an address names, kept fresh while somebody else works on it; undefined names nobody. */
export function useNamedReferrer(referrerId: string | undefined) {
  return useQuery({ ...referrerQuery(referrerId ?? ''), enabled: referrerId !== undefined });
}

/** Puts a referrer that the server told of into the cache, and has the lists fetched again. */
export function useRememberReferrer(): (referrer: Referrer) => void {
  const queries = useQueryClient();
  return (referrer) => {
    queries.setQueryData(referrerQuery(referrer.id).queryKey, referrer);
    void queries.invalidateQueries({ queryKey: [referralsTopic] });
  };
}

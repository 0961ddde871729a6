import { useQueryClient } from '@tanstack/react-query';
import { usePage } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { referralsTopic, referrerTopic } from '../referrers/referrer.rules.ts';
import { listReferrals } from './referral.calls.ts';
import type * as contract from './referral.contract.ts';
import type { Referral } from './referral.contract.ts';

/** What narrows and pages the list. */
export type ReferralListRequest = CallRequest<typeof contract.listReferrals>;

/** One page of referrals; the page before stays on screen until the next has come. */
export function useReferralPage(request: ReferralListRequest) {
  return usePage(referralsTopic, listReferrals, request);
}

/** Has the lists, and the referrer whose figures moved, fetched again. */
export function useRefreshReferrals(): (referral: Pick<Referral, 'referrer'>) => void {
  const queries = useQueryClient();
  return ({ referrer }) => {
    void queries.invalidateQueries({ queryKey: [referralsTopic] });
    void queries.invalidateQueries({ queryKey: [referrerTopic(referrer.id)] });
  };
}

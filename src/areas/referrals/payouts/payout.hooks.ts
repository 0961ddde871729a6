import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { referralsTopic } from '../referrers/referrer.rules.ts';
import { countPayouts, getPayout, listPayouts } from './payout.calls.ts';
import type * as contract from './payout.contract.ts';
import { payoutsTopic } from './payout.rules.ts';

// The first element of a key is the live topic that makes it fetched again.

/** What narrows and pages the list. */
export type PayoutListRequest = CallRequest<typeof contract.listPayouts>;

/** One page of payouts; the page before stays on screen until the next has come. */
export function usePayoutPage(request: PayoutListRequest) {
  return usePage(payoutsTopic, listPayouts, request);
}

/** One payout with its referrals; each fetch is recorded in the audit trail. */
export function usePayout(payoutId: string) {
  return useRead(payoutsTopic, getPayout, { payoutId });
}

/** The sums over all payouts, or over those of one referrer. */
export function usePayoutCounts(referrerId: string | undefined) {
  return usePage(payoutsTopic, countPayouts, referrerId ? { referrerId } : {});
}

/** Has payouts and referrals fetched again. */
export function useRefreshPayouts(): () => void {
  return useRefresh(payoutsTopic, referralsTopic);
}

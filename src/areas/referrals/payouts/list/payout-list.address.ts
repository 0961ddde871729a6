import { idOf, oneOf, pageSizeOf, textOf, type RawSearch } from '#client/search-parameters.ts';
import type { PayoutListRequest } from '../payout.hooks.ts';
import { type PayoutStatus, payoutStatuses } from '../payout.rules.ts';

/** What the screen shows, as it stands in the address. */
export interface PayoutListAddress {
  referrerId: string | undefined;
  status: PayoutStatus | undefined;
  /** Cursor of the page. */
  after: string | undefined;
  size: number;
}

/** Reads the address; what somebody typed wrongly counts as left out. */
export function readPayoutListAddress(raw: RawSearch): PayoutListAddress {
  return {
    referrerId: idOf(raw['referrerId']),
    status: oneOf(payoutStatuses, raw['status']),
    after: textOf(raw['after']),
    size: pageSizeOf(raw['size']),
  };
}

/** The request for the page that the address names. */
export function requestOf({ referrerId, status, after, size }: PayoutListAddress): PayoutListRequest {
  return {
    ...(referrerId && { referrerId }),
    ...(status && { status }),
    ...(after !== undefined && { cursor: after }),
    limit: size,
  };
}

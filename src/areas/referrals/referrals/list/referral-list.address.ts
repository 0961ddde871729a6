import { dateOf, idOf, oneOf, pageSizeOf, textOf, type RawSearch } from '#client/search-parameters.ts';
import { referralStatuses } from '../referral.contract.ts';
import type { ReferralListRequest } from '../referral.hooks.ts';

/** What the list shows, as it stands in the address. */
export interface ReferralListAddress {
  referrerId: string | undefined;
  status: (typeof referralStatuses)[number] | undefined;
  /** First and last day, in the hospital's calendar. */
  from: string | undefined;
  to: string | undefined;
  /** Cursor of the page. */
  after: string | undefined;
  size: number;
}

/** Reads the address; what somebody typed wrongly counts as left out. */
export function readReferralListAddress(raw: RawSearch): ReferralListAddress {
  return {
    referrerId: idOf(raw['referrerId']),
    status: oneOf(referralStatuses, raw['status']),
    from: dateOf(raw['from']),
    to: dateOf(raw['to']),
    after: textOf(raw['after']),
    size: pageSizeOf(raw['size']),
  };
}

/** True when the address may leave referrals out. */
export function isNarrowed({ referrerId, status, from, to }: ReferralListAddress): boolean {
  return [referrerId, status, from, to].some((part) => part !== undefined);
}

/** The request for the page that the address names. */
export function requestOf({
  referrerId,
  status,
  from,
  to,
  after,
  size,
}: ReferralListAddress): ReferralListRequest {
  return {
    ...(referrerId && { referrerId }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
    ...(after !== undefined && { cursor: after }),
    limit: size,
  };
}

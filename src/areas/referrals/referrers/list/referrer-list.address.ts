import { oneOf, pageSizeOf, textOf, type RawSearch } from '#client/search-parameters.ts';
import type { ReferrerListRequest } from '../referrer.hooks.ts';
import { referrerStatuses, referrerTypes } from '../referrer.rules.ts';

export const statusFilters = [...referrerStatuses, 'all'] as const;

/** What the list shows, as it stands in the address; parts at their usual value are left out there. */
export interface ReferrerListAddress {
  q: string;
  type: (typeof referrerTypes)[number] | undefined;
  status: (typeof statusFilters)[number];
  /** Cursor of the page. */
  after: string | undefined;
  size: number;
}

/** Reads the address; what somebody typed wrongly counts as left out. */
export function readReferrerListAddress(raw: RawSearch): ReferrerListAddress {
  return {
    q: textOf(raw['q'])?.slice(0, 200) ?? '',
    type: oneOf(referrerTypes, raw['type']),
    status: oneOf(statusFilters, raw['status']) ?? 'active',
    after: textOf(raw['after']),
    size: pageSizeOf(raw['size']),
  };
}

/** True when the address may leave referrers out that are usually shown. */
export function isNarrowed({ q, type, status }: ReferrerListAddress): boolean {
  return q.trim() !== '' || type !== undefined || status !== 'active';
}

/** The request for the page that the address names. */
export function requestOf({ q, type, status, after, size }: ReferrerListAddress): ReferrerListRequest {
  return {
    status,
    ...(q.trim() && { search: q.trim() }),
    ...(type && { type }),
    ...(after !== undefined && { cursor: after }),
    limit: size,
  };
}

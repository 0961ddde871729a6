import { oneOf, textOf, type RawSearch } from '#client/search-parameters.ts';
import type { ReviewListRequest } from '../../emergency-access/emergency-access.hooks.ts';

export const reviewFilters = ['to-review', 'open', 'reviewed', 'all'] as const;
const usualPage = 50;

/** What the list shows, as it stands in the address; parts at their usual value are left out there. */
export interface ReviewAddress {
  state: (typeof reviewFilters)[number];
  /** Cursor of the page. */
  after: string | undefined;
}

/** Reads the address; what somebody typed wrongly counts as left out. */
export function readReviewAddress(raw: RawSearch): ReviewAddress {
  return { state: oneOf(reviewFilters, raw['state']) ?? 'to-review', after: textOf(raw['after']) };
}

/** The request for the page that the address names. */
export function requestOf({ state, after }: ReviewAddress): ReviewListRequest {
  return { state, limit: usualPage, ...(after !== undefined && { cursor: after }) };
}

export const pageSize = usualPage;

import { oneOf, pageSizeOf, textOf, type RawSearch } from '#client/search-parameters.ts';
import type { ServiceListRequest } from '../service.hooks.ts';

export const statusFilters = ['active', 'inactive', 'all'] as const;

/** What the list shows, as it stands in the address; parts at their usual value are left out there. */
export interface ServiceListAddress {
  status: (typeof statusFilters)[number];
  category: string | undefined;
  /** Cursor of the page. */
  after: string | undefined;
  size: number;
}

/** Reads the address; what somebody typed wrongly counts as left out. */
export function readServiceListAddress(raw: RawSearch): ServiceListAddress {
  return {
    status: oneOf(statusFilters, raw['status']) ?? 'active',
    category: textOf(raw['category'])?.slice(0, 100),
    after: textOf(raw['after']),
    size: pageSizeOf(raw['size']),
  };
}

/** The request for the page that the address names. */
export function requestOf({ status, category, after, size }: ServiceListAddress): ServiceListRequest {
  return {
    status,
    ...(category !== undefined && { category }),
    ...(after !== undefined && { cursor: after }),
    limit: size,
  };
}

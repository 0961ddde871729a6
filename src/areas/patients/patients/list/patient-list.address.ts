import { oneOf, pageSizeOf, textOf, type RawSearch } from '#client/search-parameters.ts';
import type { PatientListRequest } from '../patient.hooks.ts';

export const statusFilters = ['active', 'inactive', 'all'] as const;
const sorts = ['name', '-name', 'registered', '-registered'] as const;

/** What the list shows, as it stands in the address; parts at their usual value are left out there. */
export interface PatientListAddress {
  q: string;
  status: (typeof statusFilters)[number];
  sort: (typeof sorts)[number];
  /** Cursor of the page. */
  after: string | undefined;
  size: number;
}

/** Reads the address; what somebody typed wrongly counts as left out. */
export function readListAddress(raw: RawSearch): PatientListAddress {
  return {
    q: textOf(raw['q'])?.slice(0, 200) ?? '',
    status: oneOf(statusFilters, raw['status']) ?? 'active',
    sort: oneOf(sorts, raw['sort']) ?? 'name',
    after: textOf(raw['after']),
    size: pageSizeOf(raw['size']),
  };
}

/** What the list and its export have in common. */
export function filterOf({ q, status, sort }: PatientListAddress) {
  return { ...(q.trim() && { search: q.trim() }), status, sort };
}

/** The request for the page that the address names. */
export function requestOf(address: PatientListAddress): PatientListRequest {
  return {
    ...filterOf(address),
    ...(address.after !== undefined && { cursor: address.after }),
    limit: address.size,
  };
}

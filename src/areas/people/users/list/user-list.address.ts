import { oneOf, type RawSearch, textOf } from '#client/search-parameters.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { isUuid } from '#kernel/ids.ts';
import type * as contract from '../user.contract.ts';

export const statusFilters = ['all', 'active', 'inactive'] as const;

/** People on a page. */
export const pageSize = 25;

/** What the list shows, as it stands in the address; parts at their usual value are left out there. */
export interface UserListAddress {
  q: string;
  status: (typeof statusFilters)[number];
  /** Id of a role that everybody shown holds; '' for any. */
  role: string;
  /** Cursor of the page. */
  after: string | undefined;
}

/** Reads the address; what somebody typed wrongly counts as left out. */
export function readUserListAddress(raw: RawSearch): UserListAddress {
  const role = textOf(raw['role']) ?? '';
  return {
    q: textOf(raw['q'])?.slice(0, 200) ?? '',
    status: oneOf(statusFilters, raw['status']) ?? 'all',
    role: isUuid(role) ? role : '',
    after: textOf(raw['after']),
  };
}

/** True when the address may leave people out. */
export function isNarrowed({ q, status, role }: UserListAddress): boolean {
  return q.trim() !== '' || status !== 'all' || role !== '';
}

/** What is asked of the server for an address. */
export function requestOf({
  q,
  status,
  role,
  after,
}: UserListAddress): CallRequest<typeof contract.listUsers> {
  return {
    status,
    limit: pageSize,
    ...(q.trim() !== '' && { search: q.trim() }),
    ...(role !== '' && { roleId: role }),
    ...(after !== undefined && { cursor: after }),
  };
}

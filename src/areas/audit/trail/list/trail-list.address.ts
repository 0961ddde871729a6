import { dateOf, idOf, pageSizeOf, textOf, type RawSearch } from '#client/search-parameters.ts';
import type { TrailListRequest } from '../../audit/audit.hooks.ts';

/** What the trail's screen shows, as it stands in the address. */
export interface TrailAddress {
  userId: string | undefined;
  resource: string | undefined;
  resourceId: string | undefined;
  action: string | undefined;
  from: string | undefined;
  to: string | undefined;
  /** Cursor of the page. */
  after: string | undefined;
  size: number;
  /** The entry that is opened over the list. */
  entryId: string | undefined;
}

/** Reads the address; what somebody typed wrongly counts as left out. */
export function readTrailAddress(raw: RawSearch): TrailAddress {
  return {
    userId: idOf(raw['userId']),
    resource: textOf(raw['resource'])?.slice(0, 60),
    resourceId: textOf(raw['resourceId'])?.slice(0, 100),
    action: textOf(raw['action'])?.slice(0, 60),
    from: dateOf(raw['from']),
    to: dateOf(raw['to']),
    after: textOf(raw['after']),
    size: pageSizeOf(raw['size']),
    entryId: idOf(raw['entryId']),
  };
}

/** True when the period ends before it starts: nothing is asked for then. */
export function isPeriodRefused({ from, to }: Pick<TrailAddress, 'from' | 'to'>): boolean {
  return from !== undefined && to !== undefined && to < from;
}

/** What the list and its export have in common; an impossible period is left open at its end. */
export function filterOf(address: TrailAddress): Omit<TrailListRequest, 'cursor' | 'limit'> {
  const { userId, resource, resourceId, action, from, to } = address;
  return {
    ...(userId && { userId }),
    ...(resource && { resource }),
    ...(resourceId && { resourceId }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && !isPeriodRefused(address) && { to }),
  };
}

/** The request for the page that the address names. */
export function requestOf(address: TrailAddress): TrailListRequest {
  return {
    ...filterOf(address),
    ...(address.after !== undefined && { cursor: address.after }),
    limit: address.size,
  };
}

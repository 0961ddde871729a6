import { dateOf, idOf, oneOf, pageSizeOf, textOf, type RawSearch } from '#client/search-parameters.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type * as contract from '../lab-order.contract.ts';
import type { LabOrder } from '../lab-order.contract.ts';

export const statuses = [
  'pending',
  'in-progress',
  'completed',
  'cancelled',
] as const satisfies readonly LabOrder['status'][];
export const priorities = ['routine', 'urgent', 'stat'] as const satisfies readonly LabOrder['priority'][];

/** What the screen shows, as it stands in the address; parts at their usual value are left out there. */
export interface LabOrderAddress {
  q: string;
  status: LabOrder['status'] | undefined;
  priority: LabOrder['priority'] | undefined;
  from: string | undefined;
  to: string | undefined;
  sort: 'ordered' | '-ordered';
  /** Cursor of the page. */
  after: string | undefined;
  size: number;
  /** The order that is opened over the list. */
  orderId: string | undefined;
  /** The patient for whom tests are being ordered. */
  patientId: string | undefined;
}

/** Reads the address; what somebody typed wrongly counts as left out. */
export function readLabOrderAddress(raw: RawSearch): LabOrderAddress {
  return {
    q: (textOf(raw['q']) ?? '').slice(0, 200),
    status: oneOf(statuses, raw['status']),
    priority: oneOf(priorities, raw['priority']),
    from: dateOf(raw['from']),
    to: dateOf(raw['to']),
    sort: oneOf(['ordered', '-ordered'], raw['sort']) ?? '-ordered',
    after: textOf(raw['after']),
    size: pageSizeOf(raw['size']),
    orderId: idOf(raw['orderId']),
    patientId: idOf(raw['patientId']),
  };
}

/** True when the list is narrowed. */
export function isNarrowed({ q, status, priority, from, to }: LabOrderAddress): boolean {
  return q !== '' || [status, priority, from, to].some((part) => part !== undefined);
}

/** The request for the page that the address names. */
export function requestOf(address: LabOrderAddress): CallRequest<typeof contract.listLabOrders> {
  const { q, status, priority, from, to, after, sort, size } = address;
  return {
    ...(q && { search: q }),
    ...(status && { status }),
    ...(priority && { priority }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(after !== undefined && { cursor: after }),
    sort,
    limit: size,
  };
}

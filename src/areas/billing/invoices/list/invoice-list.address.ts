import { dateOf, idOf, oneOf, pageSizeOf, textOf, type RawSearch } from '#client/search-parameters.ts';
import type { InvoiceListRequest } from '../invoice.hooks.ts';
import { type InvoiceStatus, invoiceStatuses } from '../invoice.rules.ts';

const sorts = ['created', '-created'] as const;

/** What the list shows, as it stands in the address; parts at their usual value are left out there. */
export interface InvoiceListAddress {
  q: string;
  status: InvoiceStatus | undefined;
  patientId: string | undefined;
  /** First and last day of making. */
  from: string | undefined;
  to: string | undefined;
  sort: (typeof sorts)[number];
  /** Cursor of the page. */
  after: string | undefined;
  size: number;
}

/** Reads the address; what somebody typed wrongly counts as left out. */
export function readInvoiceListAddress(raw: RawSearch): InvoiceListAddress {
  return {
    q: textOf(raw['q'])?.slice(0, 200) ?? '',
    status: oneOf(invoiceStatuses, raw['status']),
    patientId: idOf(raw['patientId']),
    from: dateOf(raw['from']),
    to: dateOf(raw['to']),
    sort: oneOf(sorts, raw['sort']) ?? '-created',
    after: textOf(raw['after']),
    size: pageSizeOf(raw['size']),
  };
}

/** True when the address may leave invoices out. */
export function isNarrowed({ q, status, patientId, from, to }: InvoiceListAddress): boolean {
  return q.trim() !== '' || [status, patientId, from, to].some((part) => part !== undefined);
}

/** What the list and its export have in common. */
export function filterOf({ q, status, patientId, from, to, sort }: InvoiceListAddress) {
  return {
    ...(q.trim() && { search: q.trim() }),
    ...(status && { status }),
    ...(patientId && { patientId }),
    ...(from && { from }),
    ...(to && { to }),
    sort,
  };
}

/** The request for the page that the address names. */
export function requestOf(address: InvoiceListAddress): InvoiceListRequest {
  return {
    ...filterOf(address),
    ...(address.after !== undefined && { cursor: address.after }),
    limit: address.size,
  };
}

import { oneOf, textOf, type RawSearch } from '#client/search-parameters.ts';
import { isUuid } from '#kernel/ids.ts';
import type { InvoiceListRequest } from './invoice.hooks.ts';
import { type InvoiceStatus, invoiceStatuses } from './invoice.rules.ts';

const sorts = ['created', '-created'] as const;
const smallestPage = 10;
const largestPage = 200;
const usualPage = 50;

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
  const size = Number(raw['size']);
  const isPageSize = Number.isInteger(size) && size >= smallestPage && size <= largestPage;
  const patientId = textOf(raw['patientId']);
  return {
    q: textOf(raw['q'])?.slice(0, 200) ?? '',
    status: oneOf(invoiceStatuses, raw['status']),
    patientId: patientId !== undefined && isUuid(patientId) ? patientId : undefined,
    from: dateOf(raw['from']),
    to: dateOf(raw['to']),
    sort: oneOf(sorts, raw['sort']) ?? '-created',
    after: textOf(raw['after']),
    size: isPageSize ? size : usualPage,
  };
}

function dateOf(raw: unknown): string | undefined {
  const text = textOf(raw);
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const ms = Date.parse(text);
  // The 30th of February is read as a day of March.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) ? text : undefined;
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

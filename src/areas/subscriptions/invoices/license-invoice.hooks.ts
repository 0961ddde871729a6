import { usePage, useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listInvoiceChanges, listLicenseInvoices } from './license-invoice.calls.ts';
import type * as contract from './license-invoice.contract.ts';

/** One page of the invoices for the hospital's subscription. */
export function useLicenseInvoices(request: CallRequest<typeof contract.listLicenseInvoices>) {
  return usePage('subscription', listLicenseInvoices, request);
}

/** What the operator has done to an invoice. */
export function useInvoiceChanges(licenseInvoiceId: string) {
  return useRead('subscription', listInvoiceChanges, { licenseInvoiceId });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import { listInvoiceChanges, listLicenseInvoices } from './license-invoice.calls.ts';
import type * as contract from './license-invoice.contract.ts';

/** One page of the invoices for the hospital's subscription. */
export function useLicenseInvoices(request: CallRequest<typeof contract.listLicenseInvoices>) {
  return useQuery({
    // The first element of a query key is the live topic that has it fetched again.
    queryKey: ['subscription', 'invoices', request],
    queryFn: ({ signal }) => listLicenseInvoices(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** What the operator has done to an invoice. */
export function useInvoiceChanges(licenseInvoiceId: string) {
  return useQuery({
    queryKey: ['subscription', 'invoice-changes', licenseInvoiceId],
    queryFn: ({ signal }) => listInvoiceChanges({ licenseInvoiceId }, signal),
  });
}

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePage, useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import {
  countInvoices,
  getInvoice,
  listInvoices,
  listOrdersToBill,
  proposeForAppointment,
  proposeForLabOrder,
  readPatientBills,
  searchLabTests,
} from './invoice.calls.ts';
import type * as contract from './invoice.contract.ts';
import type { Invoice } from './invoice.contract.ts';
import { invoiceTopic } from './invoice.rules.ts';
import type { listOrdersToBill as listOrdersToBillCall } from './to-bill/order-to-bill.contract.ts';

// The first element of a key is the live topic that makes it fetched again.
const topic = 'invoices';

/** What narrows, sorts and pages the list. */
export type InvoiceListRequest = CallRequest<typeof contract.listInvoices>;

/** One page of the list; the page before stays on screen until the next has come. */
export function useInvoicePage(request: InvoiceListRequest) {
  return usePage(topic, listInvoices, request);
}

/** Revenue, collected, outstanding, and how many invoices there are. */
export function useInvoiceCounts() {
  return useRead(topic, countInvoices, {});
}

/** How one invoice is fetched; each fetch is recorded in the audit trail. */
export function invoiceQuery(invoiceId: string) {
  return queryOptions({
    queryKey: [invoiceTopic(invoiceId)],
    queryFn: ({ signal }) => getInvoice({ invoiceId }, signal),
  });
}

/** One invoice, kept fresh while somebody else works on it. */
export function useInvoice(invoiceId: string) {
  return useQuery(invoiceQuery(invoiceId));
}

/** What an invoice for a laboratory order would say. */
export function useLabOrderProposal(labOrderId: string) {
  return useRead(topic, proposeForLabOrder, { labOrderId });
}

/** What an invoice for an appointment would say. */
export function useAppointmentProposal(appointmentId: string) {
  return useRead(topic, proposeForAppointment, { appointmentId });
}

/** Laboratory orders without an invoice; fetched again when an order or its invoice changes. */
export function useOrdersToBill(request: CallRequest<typeof listOrdersToBillCall>, isEnabled = true) {
  return usePage('lab-orders', listOrdersToBill, request, { enabled: isEnabled });
}

/** Laboratory tests that match what was typed; the first ones while nothing is. */
export function useLabTestMatches(search: string) {
  return usePage('lab-tests', searchLabTests, { search }, { staleTime: 60_000 });
}

/** The newest invoices of a patient and what is due of all of them. */
export function usePatientBills(patientId: string) {
  return useRead(topic, readPatientBills, { patientId });
}

/** Puts an invoice that the server told of into the cache, and has the lists fetched again. */
export function useRememberInvoice(): (invoice: Invoice) => void {
  const queries = useQueryClient();
  return (invoice) => {
    queries.setQueryData(invoiceQuery(invoice.id).queryKey, invoice);
    void queries.invalidateQueries({ queryKey: [topic] });
  };
}

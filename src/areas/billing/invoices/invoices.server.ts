import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './invoice.contract.ts';
import * as patients from './patient/patient-bills.contract.ts';
import * as bills from './patient/patient-bills.service.ts';
import * as proposals from './sources/invoice-source.contract.ts';
import * as sources from './sources/invoice-source.service.ts';
import * as orders from './to-bill/order-to-bill.contract.ts';
import * as toBill from './to-bill/order-to-bill.service.ts';
import * as writing from './writing/invoice-writing.service.ts';
import * as reading from './invoice.service.ts';

export const invoicesCalls: HandledCall[] = [
  handle(contract.listInvoices, reading.listInvoices),
  handle(contract.countInvoices, reading.countInvoices),
  handle(contract.getInvoice, reading.getInvoice),
  handle(proposals.proposeForLabOrder, sources.proposeForLabOrder),
  handle(proposals.proposeForAppointment, sources.proposeForAppointment),
  handle(orders.listOrdersToBill, toBill.listOrdersToBill),
  handle(orders.searchLabTests, toBill.searchLabTests),
  handle(patients.readPatientBills, bills.readPatientBills),
  handle(contract.createInvoice, writing.createInvoice),
  handle(contract.updateInvoice, writing.updateInvoice),
  handle(contract.sendInvoice, writing.sendInvoice),
  handle(contract.voidInvoice, writing.voidInvoice),
  handle(contract.recordInvoicePrint, writing.recordInvoicePrint),
  handle(contract.exportInvoices, reading.exportInvoices),
];

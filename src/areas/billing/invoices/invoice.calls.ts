import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './invoice.contract.ts';
import type * as patients from './patient/patient-bills.contract.ts';
import type * as sources from './sources/invoice-source.contract.ts';
import type * as toBill from './to-bill/order-to-bill.contract.ts';

export const listInvoices = remoteRead<typeof contract.listInvoices>('invoices.list');
export const countInvoices = remoteRead<typeof contract.countInvoices>('invoices.count');
export const getInvoice = remoteRead<typeof contract.getInvoice>('invoices.get');
export const exportInvoices = remoteRead<typeof contract.exportInvoices>('invoices.export');
export const proposeForLabOrder = remoteRead<typeof sources.proposeForLabOrder>(
  'invoices.proposeForLabOrder',
);
export const proposeForAppointment = remoteRead<typeof sources.proposeForAppointment>(
  'invoices.proposeForAppointment',
);
export const listOrdersToBill = remoteRead<typeof toBill.listOrdersToBill>('invoices.listOrdersToBill');
export const searchLabTests = remoteRead<typeof toBill.searchLabTests>('invoices.searchLabTests');
export const readPatientBills = remoteRead<typeof patients.readPatientBills>('invoices.ofPatient');
export const createInvoice = remoteWrite<typeof contract.createInvoice>('invoices.create');
export const updateInvoice = remoteWrite<typeof contract.updateInvoice>('invoices.update');
export const sendInvoice = remoteWrite<typeof contract.sendInvoice>('invoices.send');
export const voidInvoice = remoteWrite<typeof contract.voidInvoice>('invoices.void');
export const recordInvoicePrint = remoteWrite<typeof contract.recordInvoicePrint>('invoices.recordPrint');

import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './license-invoice.contract.ts';

export const listLicenseInvoices = remoteRead<typeof contract.listLicenseInvoices>('licenseInvoices.list');
export const listInvoiceChanges = remoteRead<typeof contract.listInvoiceChanges>('licenseInvoices.changes');
export const recordLicensePrint = remoteWrite<typeof contract.recordLicensePrint>(
  'licenseInvoices.recordPrint',
);

import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './license-invoice.contract.ts';

export const listLicenseInvoices = remoteRead<typeof contract.listLicenseInvoices>('licenseInvoices.list');
export const recordLicensePrint = remoteWrite<typeof contract.recordLicensePrint>(
  'licenseInvoices.recordPrint',
);

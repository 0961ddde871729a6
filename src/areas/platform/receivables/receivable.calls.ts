import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './receivable.contract.ts';

export const listReceivables = remoteRead<typeof contract.listReceivables>('clientInvoices.list');
export const exportReceivables = remoteRead<typeof contract.exportReceivables>('clientInvoices.export');
export const sumReceivables = remoteRead<typeof contract.sumReceivables>('clientInvoices.sums');
export const listOwingClients = remoteRead<typeof contract.listOwingClients>('clientInvoices.owing');
export const readReceivable = remoteRead<typeof contract.readReceivable>('clientInvoices.read');
export const discountReceivable = remoteWrite<typeof contract.discountReceivable>('clientInvoices.discount');
export const creditReceivable = remoteWrite<typeof contract.creditReceivable>('clientInvoices.credit');
export const deferReceivable = remoteWrite<typeof contract.deferReceivable>('clientInvoices.defer');
export const voidReceivable = remoteWrite<typeof contract.voidReceivable>('clientInvoices.void');

import { remoteRead } from '#client/remote.ts';
import type * as contract from './totals.contract.ts';

export const readTotals = remoteRead<typeof contract.readTotals>('clientInvoices.totals');
export const exportTotals = remoteRead<typeof contract.exportTotals>('clientInvoices.exportTotals');

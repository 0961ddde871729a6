import { listAddress } from '#screens/list/list-address.ts';

/** The address of the invoices for the subscription. */
export const invoiceHistory = listAddress({});

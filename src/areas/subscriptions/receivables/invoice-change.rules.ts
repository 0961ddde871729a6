/** What can be done to an invoice beside paying it. */
export const invoiceChangeKinds = ['discount', 'credit', 'due_date', 'void', 'reminder'] as const;

export type InvoiceChangeKind = (typeof invoiceChangeKinds)[number];

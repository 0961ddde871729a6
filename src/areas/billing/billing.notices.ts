import { defineNotices } from '#kernel/notice.ts';

/** What billing puts into people's bells. */
export const notice = defineNotices('billing', {
  refundRequested: {
    title: 'Refund to approve',
    message: '{{person}} asks for a refund on {{invoice}}.',
  },
  refundApproved: { title: 'Refund approved', message: '{{person}} decided on {{invoice}}.' },
  refundRejected: { title: 'Refund rejected', message: '{{person}} decided on {{invoice}}.' },
  ledgerMismatch: {
    title: 'The ledger does not add up',
    message: 'Invoices whose paid amount differs from their payments: {{invoices, number}}.',
  },
});

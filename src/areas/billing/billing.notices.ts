import { defineNotices } from '#kernel/notice.ts';

/** What billing puts into people's bells. */
export const notice = defineNotices('billing', {
  refundRequested: {
    title: 'Refund to approve',
    message: '{{person}} asks for a refund on {{invoice}}.',
  },
  refundApproved: { title: 'Refund approved', message: '{{person}} decided on the refund for {{invoice}}.' },
  refundRejected: { title: 'Refund rejected', message: '{{person}} decided on the refund for {{invoice}}.' },
  secondPersonOff: {
    title: 'Refunds no longer need a second person',
    message: '{{person}} turned off approval of refunds by a second person.',
  },
  drawerShort: {
    title: 'Cash is short',
    message: '{{person}} closed the day with {{amount, money}} less than expected.',
  },
  drawerOver: {
    title: 'Cash is over',
    message: '{{person}} closed the day with {{amount, money}} more than expected.',
  },
  depositRefundRequested: {
    title: 'Deposit refund to approve',
    message: '{{person}} asks for a deposit refund for {{patient}}.',
  },
  depositRefundApproved: {
    title: 'Deposit refund approved',
    message: '{{person}} decided on the deposit refund for {{patient}}.',
  },
  depositRefundRejected: {
    title: 'Deposit refund rejected',
    message: '{{person}} decided on the deposit refund for {{patient}}.',
  },
  depositMismatch: {
    title: 'Deposits do not add up',
    message: 'Patients whose deposits differ from their movements: {{patients, number}}.',
  },
  // On the timeline of a patient.
  timelineInvoice: { title: 'Invoice {{number}}', message: '{{amount, money}}' },
  timelineVoid: { title: 'Invoice {{number}}, void', message: '{{amount, money}}' },
  timelinePayment: { title: 'Payment on {{number}}', message: '{{amount, money}}' },
  timelineRefund: { title: 'Refund on {{number}}', message: '{{amount, money}}' },
  ledgerMismatch: {
    title: 'The ledger does not add up',
    message: 'Invoices whose paid amount differs from their payments: {{invoices, number}}.',
  },
  // On the home screen.
  homeDay: {
    title: 'My cashier’s day',
    message: 'No day is open. The first cash payment or refund opens one.',
  },
  homeTaken: {
    title: '{{amount, money}} in the drawer',
    message: 'Payments since the day was opened: {{count, number}}',
  },
});

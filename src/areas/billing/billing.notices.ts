import { defineNotices } from '#kernel/notice.ts';

/** What billing puts into people's bells. */
export const notice = defineNotices('billing', {
  refundRequested: {
    title: 'Refund to approve',
    message: '{{person}} asks for a refund on {{invoice}}.',
  },
  refundApproved: { title: 'Refund approved', message: '{{person}} decided on {{invoice}}.' },
  refundRejected: { title: 'Refund rejected', message: '{{person}} decided on {{invoice}}.' },
  secondPersonOff: {
    title: 'One person can give money back alone',
    message: '{{person}} switched off that a second person approves refunds.',
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
    title: 'Refund of a deposit to approve',
    message: '{{person}} asks to give back a deposit of {{patient}}.',
  },
  depositRefundApproved: {
    title: 'Refund of a deposit approved',
    message: '{{person}} decided on the deposit of {{patient}}.',
  },
  depositRefundRejected: {
    title: 'Refund of a deposit rejected',
    message: '{{person}} decided on the deposit of {{patient}}.',
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
  homeDay: { title: 'My day at the till', message: 'No day is open: the first cash opens one.' },
  homeTaken: {
    title: '{{amount, money}} in the drawer',
    message: '{{count, number}} payments since the day was opened',
  },
});

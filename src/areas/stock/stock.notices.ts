import { defineNotices } from '#kernel/notice.ts';

/** What the stores put into people's bells. */
export const notice = defineNotices('stock', {
  changeRequested: {
    title: 'Stock change to approve',
    message: '{{person}} requests a stock change that needs a second person.',
  },
  changeApproved: { title: 'Stock change approved', message: '{{person}} approved it.' },
  changeRejected: { title: 'Stock change rejected', message: '{{person}} rejected it.' },
  orderWritten: {
    title: 'Purchase order to approve',
    message: '{{person}} has written a purchase order that needs a second person.',
  },
  orderApproved: { title: 'Purchase order approved', message: '{{person}} approved {{number}}.' },
  stockRequested: { title: 'Stock requested', message: '{{person}} requests stock for {{place}}.' },
  requisitionApproved: { title: 'Requisition approved', message: '{{person}} approved {{number}}.' },
  requisitionRejected: { title: 'Requisition rejected', message: '{{person}} rejected {{number}}.' },
  requisitionIssued: { title: 'Stock is on the way', message: '{{person}} issued {{number}}.' },
  countSubmitted: {
    title: 'Stock count to approve',
    message: '{{person}} has counted {{place}}. The count waits for a second person.',
  },
  countApproved: { title: 'Stock count approved', message: '{{person}} approved {{number}}.' },
  countRejected: { title: 'Stock count rejected', message: '{{person}} rejected {{number}}.' },
  lotRecalled: {
    title: 'Lot recalled',
    message: 'Lot {{lot}} of {{name}} is recalled. Do not give it to anyone.',
  },
  balanceMismatch: {
    title: 'Stock does not add up',
    message: 'Balances that differ from their movements: {{balances, number}}.',
  },
});

import { defineNotices } from '#kernel/notice.ts';

/** What the stores put into people's bells. */
export const notice = defineNotices('stock', {
  changeRequested: {
    title: 'Stock change to approve',
    message: '{{person}} asks for a change of stock that needs a second person.',
  },
  changeApproved: { title: 'Stock change approved', message: '{{person}} approved it.' },
  changeRejected: { title: 'Stock change rejected', message: '{{person}} rejected it.' },
  balanceMismatch: {
    title: 'Stock does not add up',
    message: 'Balances that differ from their movements: {{balances, number}}.',
  },
});

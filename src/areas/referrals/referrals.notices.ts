import { defineNotices } from '#kernel/notice.ts';

/** What referrals put into people's bells. */
export const notice = defineNotices('referrals', {
  payoutsToApprove: {
    title: 'Payouts to approve',
    message: '{{person}} processed payouts: {{count, number}}, {{amount, money}} net.',
  },
  secondPersonOff: {
    title: 'Payouts no longer need a second person',
    message: '{{person}} turned off approval of payouts by a second person.',
  },
  commissionMismatch: {
    title: 'Commissions do not add up',
    message: 'Payouts or referrers whose sums differ from their referrals: {{names}}.',
  },
});

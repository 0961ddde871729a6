import { defineNotices } from '#kernel/notice.ts';

/** What referrals put into people's bells. */
export const notice = defineNotices('referrals', {
  payoutsToApprove: {
    title: 'Payouts to approve',
    message: '{{person}} processed payouts: {{count, number}}, {{amount, money}} net.',
  },
  secondPersonOff: {
    title: 'One person can pay out alone',
    message: '{{person}} switched off that a second person approves payouts.',
  },
  commissionMismatch: {
    title: 'Commissions do not add up',
    message: 'Payouts or referrers whose sums differ from their referrals: {{names}}.',
  },
});

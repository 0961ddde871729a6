import { defineNotices } from '#kernel/notice.ts';

/** What referrals put into people's bells. */
export const notice = defineNotices('referrals', {
  commissionMismatch: {
    title: 'Commissions do not add up',
    message: 'Payouts or referrers whose sums differ from their referrals: {{names}}.',
  },
});

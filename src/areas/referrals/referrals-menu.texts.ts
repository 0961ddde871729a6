import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('referrals-menu', {
  referrals: 'Referrals',
  referrer: 'Referrer',
  payout: 'Payout',
  payouts: 'Payouts',
  commissionPayouts: 'Commission Payouts',
});

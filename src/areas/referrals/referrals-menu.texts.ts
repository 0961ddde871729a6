import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('referrals-menu', {
  referrals: 'Referrals',
  referrer: 'Referrer',
  payouts: 'Payouts',
  commissionPayouts: 'Commission Payouts',
});

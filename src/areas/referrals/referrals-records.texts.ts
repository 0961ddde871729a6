import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('referrals-records', {
  referrers: 'Referrers',
  referrals: 'Referrals',
  payouts: 'Payouts',
  commission_settings: 'Commission settings',
});

import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('commission-settings', {
  title: 'Commissions',
  payoutNeedsSecondPerson: 'A second person approves payouts',
  payoutNeedsSecondPersonHint:
    'People who processed a payout, recorded its referrals or set their commission can neither approve nor pay it.',
  capTitle: 'Highest commission',
  capText:
    'A referrer cannot be given a higher commission. Referrers who already have more keep it and are marked in the list.',
  capShare: 'Highest percentage',
  capFlat: 'Highest flat commission',
  saved: 'Settings saved',
  failedToLoad: 'Failed to load the settings of commissions',
  failedToUpdate: 'Failed to update the settings of commissions',
});

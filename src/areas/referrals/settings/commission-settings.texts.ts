import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('commission-settings', {
  title: 'Commissions',
  payoutNeedsSecondPerson: 'A second person approves payouts',
  payoutNeedsSecondPersonHint:
    'Who ran a payout, recorded referrals in it or set their commission can neither approve nor pay it.',
  capTitle: 'Highest commission',
  capText: 'A referrer cannot be given more. Those who have more keep it and are marked in the list.',
  capShare: 'Highest percentage',
  capFlat: 'Highest flat commission',
  saved: 'The settings were saved.',
  failedToLoad: 'Failed to load the settings of commissions',
  failedToUpdate: 'Failed to update the settings of commissions',
});

import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('ward-round', {
  title: 'Ward Round',
  back: 'My inpatients',
  missingTitle: 'Admission not found',
  missingText: 'This hospital has no admission with this address.',
  failedToOpen: 'Failed to open the ward round',
  day: 'Day {{day, number}}',
  leaves: 'expected to leave {{date}}',
  noBed: 'Waits for a bed',
  over: 'The stay is over',
  openStay: 'Admission',
});

import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('doses-infusion', {
  rateTitle: 'Rate of {{medicine}}',
  stopTitle: 'Stop {{medicine}}',
  rate: 'Millilitres per hour',
  given: 'Total millilitres given',
  givenHint: 'Read it from the pump or the bag. If empty, it is calculated from the rates.',
  reason: 'Reason',
  change: 'Change rate',
  stop: 'Stop infusion',
  failed: 'Failed to record the infusion',
  wasRecorded: 'Infusion recorded',
  safetyStop: 'An allergy blocks this medicine. Enter a reason, or do not change the rate.',
  notRunning: 'This infusion is no longer running.',
});

import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('doses-infusion', {
  rateTitle: 'Rate of {{medicine}}',
  stopTitle: 'Stop {{medicine}}',
  rate: 'Millilitres per hour',
  given: 'Millilitres given in all',
  givenHint: 'As the pump or the bag shows it. Left empty it follows from the rates.',
  reason: 'Reason',
  change: 'Change rate',
  stop: 'Stop infusion',
  failed: 'Failed to record the infusion',
  wasRecorded: 'The infusion is recorded.',
  safetyStop: 'An allergy stops it: give a reason or do not change the rate.',
  notRunning: 'This infusion does not run any more.',
});

import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('laboratory.settings', {
  title: 'Laboratory',
  needsSecondPerson: 'A second person verifies results',
  needsSecondPersonHint: 'Who entered a result cannot verify it.',
  completionNeedsVerified: 'Complete orders only once every result is verified',
  completionNeedsVerifiedHint: 'An order with a missing or unverified result cannot be set to Completed.',
});

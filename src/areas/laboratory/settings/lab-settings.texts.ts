import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('laboratory.settings', {
  title: 'Laboratory',
  needsSecondPerson: 'A second person verifies results',
  needsSecondPersonHint: 'Who entered a result cannot verify it.',
  completionNeedsVerified: 'Complete orders only once every result is verified',
  completionNeedsVerifiedHint: 'An order with a missing or unverified result cannot be set to Completed.',
  criticalResults: 'Critical laboratory results',
  escalationMinutes: 'Pass on after (minutes)',
  escalationMinutesHint:
    'A critical result that nobody has acknowledged by then is told to all clinicians who read the laboratory, and to administrators.',
  saved: 'The setting was saved.',
  failedToLoad: 'Failed to load settings',
  failedToUpdate: 'Failed to update settings',
});

import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('laboratory.settings', {
  title: 'Laboratory',
  needsSecondPerson: 'A second person verifies results',
  needsSecondPersonHint: 'The person who entered a result cannot verify it.',
  completionNeedsVerified: 'Complete orders only once every result is verified',
  completionNeedsVerifiedHint: 'An order with a missing or unverified result cannot be set to Completed.',
  criticalResults: 'Critical laboratory results',
  escalationMinutes: 'Pass on after (minutes)',
  escalationMinutesHint:
    'After this time, an unacknowledged critical result is reported to administrators and to all clinicians with access to the laboratory.',
  saved: 'Setting saved',
  failedToLoad: 'Failed to load settings',
  failedToUpdate: 'Failed to update settings',
});

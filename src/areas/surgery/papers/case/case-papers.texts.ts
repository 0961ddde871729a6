import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('case-papers', {
  startOverride: 'Start over the open checklist',
  startOverrideTitle: 'Start surgery over the open checklist',
  completeOverride: 'Complete over the open checklist',
  completeOverrideTitle: 'Complete surgery over the open checklist',
  overrideText:
    'Only where waiting would do harm. It stands under your name in the audit trail and in the list of safety overrides.',
  overrideReason: 'Reason of the emergency',
  wasOverridden: 'Done over the open checklist, and reported.',
  failedToOverride: 'Failed to update surgical case',
  newNote: 'New Note',
  newRecord: 'New Record',
});

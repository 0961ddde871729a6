import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('case-papers', {
  completeOverride: 'Complete without complete checklist (emergency)',
  completeOverrideTitle: 'Complete without complete checklist',
  overrideOnly:
    'Waiting would do harm? A surgeon can go on without the complete checklist, by name and with a reason. Your role cannot.',
  overrideText:
    'Only where waiting would do harm. It stands under your name in the audit trail and in the list of safety overrides.',
  overrideReason: 'Reason of the emergency',
  wasOverridden: 'Done without the complete checklist, and reported.',
  failedToOverride: 'Failed to update surgical case',
  newNote: 'New Note',
  newRecord: 'New Record',
});

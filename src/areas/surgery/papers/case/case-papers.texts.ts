import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('case-papers', {
  completeOverride: 'Complete without complete checklist (emergency)',
  completeOverrideTitle: 'Complete without complete checklist',
  overrideOnly:
    'If waiting would harm the patient, a surgeon can go on without the complete checklist. Your role cannot.',
  overrideText:
    'Use this only if waiting would harm the patient. Your name is recorded in the audit trail and the list of safety overrides.',
  overrideReason: 'Reason for the emergency',
  wasOverridden: 'Operation completed without the complete checklist; override reported',
  failedToOverride: 'Failed to update surgical case',
  newNote: 'New Note',
  newRecord: 'New Record',
});

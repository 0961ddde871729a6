import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('surgical-emergency', {
  title: 'Emergency Operation',
  lead: 'Books, confirms and starts the operation in one step, without the complete checklist. Your name is recorded, and safety reviewers are told.',
  what: 'What is done',
  team: 'Theatre and team',
  why: 'Why it cannot wait',
  patient: 'Patient',
  theatre: 'Theatre',
  chooseTheatre: 'Choose the theatre',
  reason: 'Reason for the emergency',
  consentKind: 'Consent',
  kind_waived: 'Consent is impossible',
  kind_signed: 'The consent is signed',
  consentReason: 'Why consent is impossible',
  signedBy: 'Signed by',
  relation: 'Relation to the patient, if someone else signed',
  startedAt: 'Began at',
  submit: 'Start Emergency Operation',
  started: '{{number}} started as an emergency',
  failed: 'Failed to start the emergency operation',
});

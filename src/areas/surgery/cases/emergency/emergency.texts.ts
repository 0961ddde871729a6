import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('surgical-emergency', {
  title: 'Emergency Operation',
  lead: 'Booked, confirmed and started in one step, without the complete checklist. It stands under your name, and those who answer for safety are told.',
  what: 'What is done',
  team: 'Theatre and team',
  why: 'Why it cannot wait',
  patient: 'Patient',
  theatre: 'Theatre',
  chooseTheatre: 'Choose the theatre',
  reason: 'Reason of the emergency',
  consentKind: 'Consent',
  kind_waived: 'Consent is impossible',
  kind_signed: 'The consent is signed',
  consentReason: 'Consent is impossible because',
  signedBy: 'Signed by',
  relation: 'Relation to the patient, where somebody else signed',
  startedAt: 'Began at',
  submit: 'Start Emergency Operation',
  started: '{{number}} has started as an emergency.',
  failed: 'Failed to start the emergency operation',
});

import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('laboratory.alerts', {
  title_one: '{{count, number}} critical result waits for acknowledgement',
  title_other: '{{count, number}} critical results wait for acknowledgement',
  entry: '{{test}} of {{patient}} ({{patientNumber}})',
  facts: '{{order}} · {{doctor}} · {{time}}',
  unverified: 'Not verified yet',
  corrected: 'Corrected since',
  view: 'View',
  viewOf: 'View order {{order}}',
  acknowledge: 'Acknowledge',
  acknowledgeOf: 'Acknowledge {{test}} of {{patient}}',
  dialogTitle: 'Acknowledge critical result',
  dialogText: 'Your name and the time are kept with this alert.',
  note: 'What was done',
  noteHint: 'Such as who was told, and when.',
  wasAcknowledged: 'The alert was acknowledged.',
  failed: 'The alert was not acknowledged',
  alreadyDone: 'Somebody else acknowledged it in the meantime.',
  showMore: 'Show all',
});

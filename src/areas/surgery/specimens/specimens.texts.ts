import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('surgical-specimens', {
  title: 'Specimens',
  send: 'Send specimen',
  sendTitle: 'Send specimen to the laboratory',
  sendText: 'This creates a laboratory order in the surgeon’s name.',
  description: 'Specimen',
  tests: 'Tests',
  findTests: 'Find tests by name',
  searching: 'Searching…',
  noTestFound: 'No test found',
  testsAway: 'Could not search tests. Try again.',
  urgent: 'Urgent',
  columnSpecimen: 'Specimen',
  columnOrder: 'Laboratory order',
  columnTaken: 'Taken',
  none: 'No specimens sent',
  failedToLoad: 'Failed to load specimens',
  failedToSend: 'Failed to send specimen',
  wasSent: 'Specimen sent with laboratory order {{number}}',
  wrongState: 'You can send specimens after the operation has started.',
  remove: 'Remove {{name}}',
});

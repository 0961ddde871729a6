import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('surgical-specimens', {
  title: 'Specimens',
  send: 'Send specimen',
  sendTitle: 'Send specimen to the laboratory',
  sendText: 'It makes a laboratory order in the name of the surgeon.',
  description: 'Specimen',
  tests: 'Tests',
  findTests: 'Find tests by name',
  searching: 'Searching…',
  noTestFound: 'No test found',
  testsAway: 'Tests cannot be searched just now.',
  urgent: 'Urgent',
  columnSpecimen: 'Specimen',
  columnOrder: 'Laboratory order',
  columnTaken: 'Taken',
  none: 'No specimens are sent.',
  failedToLoad: 'Failed to load specimens',
  failedToSend: 'Failed to send specimen',
  wasSent: 'The specimen made the laboratory order {{number}}.',
  wrongState: 'Specimens are sent once the operation has begun.',
  remove: 'Remove {{name}}',
});

import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('keys', {
  title: 'Keys',
  lead: 'Everything can be done without a mouse. Tab goes to the next field or button, as everywhere.',
  key: 'Key',
  action: 'What it does',
  search: 'Find a patient, an appointment, a screen or an action',
  listSearch: 'Go to the search of the list, or find anything where there is no list',
  nextRow: 'Next row of the list',
  previousRow: 'Row before',
  openRow: 'Open the row',
  help: 'Show these keys',
  close: 'Close what is open',
  single: 'Single keys',
  singleHint:
    'Turn them off when you dictate or use a switch: then only keys with Ctrl do something on their own.',
});

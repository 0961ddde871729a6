import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('keys', {
  title: 'Keys',
  lead: 'You can do everything without a mouse. Tab moves to the next field or button.',
  key: 'Key',
  action: 'What it does',
  search: 'Find a patient, an appointment, a screen or an action',
  listSearch: 'Go to the search of the list, or search everything where there is no list',
  nextRow: 'Next row of the list',
  previousRow: 'Row before',
  openRow: 'Open the row',
  help: 'Show these keys',
  close: 'Close what is open',
  single: 'Single keys',
  singleHint:
    'Turn them off if you dictate or use a switch device. Then only keys with Ctrl act on their own.',
});

import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('demo', {
  quotaTitle: 'This browser has no room left',
  quotaMessage:
    'The readable copy of {{keys}} could not be written. Your data is safe in the demo database; free some space in this browser to update the copy.',
  storageFullMessage:
    'What you entered is not stored yet. Free some space in this browser, for instance by clearing the data of other sites, and try again; nothing is saved twice.',
  asideTitle: 'Some stored data could not be read',
  asideMessage: 'It was kept under {{keys}} in the storage of this browser. The demo started from samples.',
  failedTitle: 'The demo could not start',
  failedMessage:
    'The database of the demo did not open in this browser. It needs WebAssembly and storage: private windows often refuse them.',
  reload: 'Reload',
});

import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('demo', {
  quotaTitle: 'This browser has no space left',
  quotaMessage:
    'The readable copy of {{keys}} could not be written. Your data is safe in the demo database; free some space in this browser to update the copy.',
  storageFullMessage:
    'What you entered is not saved yet. Free some space in this browser, for example by clearing the data of other sites, and try again. Nothing is saved twice.',
  asideTitle: 'Some saved data could not be read',
  asideMessage: 'It was kept under {{keys}} in this browser’s storage. The demo started with samples.',
  failedTitle: 'The demo could not start',
  failedMessage:
    'The demo’s database did not open in this browser. It needs WebAssembly and storage. Private windows often refuse them.',
  notComeMessage:
    'A part of the demo did not come over the network. What was saved is safe. It is tried again in a moment.',
  againMessage: 'The demo’s database did not open. What was saved is safe. It is tried again in a moment.',
  reload: 'Reload',
});

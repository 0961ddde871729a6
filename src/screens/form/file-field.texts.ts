import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('file-field', {
  chooseFile: 'Choose a file: {{label}}',
  replaceFile: 'Replace: {{label}}',
  noFile: 'No file chosen',
  sending: 'Sending {{name}} …',
  fileFailed: 'Could not save the file',
});

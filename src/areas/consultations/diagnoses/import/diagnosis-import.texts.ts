import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('diagnoses-import', {
  title: 'Import Diagnoses',
  description:
    'Takes a CSV file with codes and titles. A code that is there already gets the title of the file; nothing is added twice.',
  rows_one: '{{count, number}} row',
  rows_other: '{{count, number}} rows',
  codeColumn: 'Code',
  titleColumn: 'Title',
  noColumn: 'None',
  chooseColumn: 'Choose the column of the titles.',
  first: 'First row: {{code}} {{title}}',
  refusedFile: 'refused-diagnoses.csv',
});

import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('diagnoses-import', {
  title: 'Import Diagnoses',
  description:
    'Imports a CSV file with codes and titles. A code already in the list gets the title from the file. Nothing is added twice.',
  rows_one: '{{count, number}} row',
  rows_other: '{{count, number}} rows',
  codeColumn: 'Code',
  titleColumn: 'Title',
  noColumn: 'None',
  chooseColumn: 'Choose the column with the titles.',
  first: 'First row: {{code}} {{title}}',
  refusedFile: 'refused-diagnoses.csv',
});

import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('print', {
  subtitle: 'Preview shows how the document will appear when printed',
  print: 'Print',
  download: 'Download PDF',
  close: 'Close',
  paper: 'Paper',
  a4: 'A4',
  a5: 'A5',
  thermal: 'Thermal (80 mm)',
  wristband: 'Wristband, adult (25 × 279 mm)',
  'small-wristband': 'Wristband, child or newborn (19 × 178 mm)',
  'label-sheet': 'Labels on A4 sheets (50 × 25 mm)',
  'label-roll': 'Labels from a roll (50 × 25 mm)',
  'medicine-label': 'Labels from a roll (50 × 30 mm)',
  page: 'Page {{page}} of {{pages}}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  preparing: 'Preparing the document…',
  failed: 'The document could not be prepared.',
  printFailed: 'Printing could not be started. Download the PDF and print it from there.',
  empty: '—',
});

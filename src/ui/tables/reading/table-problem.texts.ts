import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('table-problems', {
  empty: 'The file is empty.',
  'no-rows': 'The file has headings but no rows below them.',
  'not-a-table':
    'This is neither a CSV file nor an .xlsx file. Open it in a spreadsheet program and save it as one of them.',
  'not-utf-8':
    'The letters of this file are not in UTF-8. Save it as CSV (UTF-8), or read it as Windows-1252, which older spreadsheet programs use for European languages.',
  'row-too-long': 'Row {{line}} is longer than a million characters. A quotation mark may be missing.',
  'open-quote': 'The file ends inside quotation marks. One is missing in row {{line}} or before.',
  'too-large':
    'This file unpacks to more than can be read. Save the sheet as CSV, or split it into several files.',
  'too-wide': 'Row {{line}} has more columns than can be read. Delete the columns that are not needed.',
  protected:
    'This file is protected with a password or written by an old program. Save it as .xlsx without one.',
  unsafe: 'This file holds parts that a table never has, and was not read. Save the sheet as CSV first.',
  formula:
    'Row {{line}} holds a formula without its result. Open the file in a spreadsheet program and save it again.',
  unreadable: 'The file could not be read. It may have been moved or changed. Choose it again.',
});

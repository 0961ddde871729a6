import { csvByteOrderMark, csvRecord } from '#ui/files/csv.ts';
import { reasonWords } from '../patient-import.words.ts';
import { t } from '../patient-import.texts.ts';
import type { RefusedFileRow } from '#ui/tables/runs/run-table.ts';

/** The beginning of a file of refused rows: the original headings after the row and the reason. */
export function refusedHeading(header: readonly string[]): string {
  return csvByteOrderMark + csvRecord([t('refusedLine'), t('refusedReason'), ...header]);
}

/** One refused row as a line of that file. */
export function refusedRecord({ line, fields, cells }: RefusedFileRow): string {
  return csvRecord([line, reasonWords(fields), ...cells]);
}

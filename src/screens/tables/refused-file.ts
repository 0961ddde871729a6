import type { ErrorCode } from '#kernel/app-error.ts';
import type { FieldIssue } from '#kernel/issue.ts';
import { refusedRowPrefix } from '#kernel/tables/table-rows.ts';
import { CallError } from '#client/transport.ts';
import { refusalWords } from '#screens/refusal/refusal-words.ts';
import { csvByteOrderMark, csvRecord } from '#ui/files/csv.ts';
import { issueWords } from '#ui/form/issue-words.ts';
import type { TableColumn } from '#ui/tables/columns/table-columns.ts';
import type { RefusedFileRow } from '#ui/tables/runs/run-table.ts';
import { t } from './table-import.texts.ts';

/** Why a row was refused, in one line. */
export function reasonWords<Name extends string>(
  columns: readonly TableColumn<Name>[],
  fields: Readonly<Record<string, FieldIssue>>,
): string {
  return Object.entries(fields)
    .map(([field, found]) => {
      const label = columns.find(({ name }) => name === field)?.label;
      return label === undefined ? wordsOf(found) : `${label}: ${wordsOf(found)}`;
    })
    .join(' ');
}

function wordsOf(found: FieldIssue): string {
  if (!found.code.startsWith(refusedRowPrefix)) return issueWords(found);
  const error = new CallError(found.code.slice(refusedRowPrefix.length) as ErrorCode, found.facts ?? {});
  return refusalWords(error) ?? issueWords(found);
}

/** The beginning of a file of refused rows: the original headings after the row and the reason. */
export function refusedFileHeading(header: readonly string[]): string {
  return csvByteOrderMark + csvRecord([t('refusedLine'), t('refusedReason'), ...header]);
}

/** One refused row as a line of that file. */
export function refusedFileRecord<Name extends string>(
  columns: readonly TableColumn<Name>[],
  { line, fields, cells }: RefusedFileRow,
): string {
  return csvRecord([line, reasonWords(columns, fields), ...cells]);
}

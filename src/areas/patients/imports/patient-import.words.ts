import type { FieldIssue } from '#kernel/issue.ts';
import { issueWords } from '#ui/form/issue-words.ts';
import type { ImportColumn } from './plans/known-headings.ts';
import { t } from './patient-import.texts.ts';
import type { ImportCounts } from '#ui/tables/runs/run-table.ts';

/** Why a row was refused, in one line. */
export function reasonWords(fields: Readonly<Record<string, FieldIssue>>): string {
  return Object.entries(fields)
    .map(([field, issue]) =>
      field === 'row' ? issueWords(issue) : `${t(field as ImportColumn)}: ${issueWords(issue)}`,
    )
    .join(' ');
}

/** The outcome in one line, as '555 added, 0 already present, 0 refused'. */
export function countWords({ added, present, refused }: ImportCounts): string {
  return t('counts', { added, present, refused });
}

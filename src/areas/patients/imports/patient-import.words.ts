import { CsvProblem } from './csv/csv-problem.ts';
import type { ImportColumn } from './plans/known-headings.ts';
import { t } from './patient-import.texts.ts';
import type { ImportCounts } from './runs/run-import.ts';

/** Why a file cannot be read, in one or two sentences. */
export function problemWords({ code, line }: CsvProblem): string {
  return t(`problem.${code}`, { line });
}

/** Why a row was refused, in one line. */
export function reasonWords(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([field, message]) => (field === 'row' ? message : `${t(field as ImportColumn)}: ${message}`))
    .join(' ');
}

/** The outcome in one line, as '555 added, 0 already present, 0 refused'. */
export function countWords({ added, present, refused }: ImportCounts): string {
  return t('counts', { added, present, refused });
}

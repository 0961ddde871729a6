import type { ChosenColumns, TableColumn } from '#ui/tables/columns/table-columns.ts';
import { t } from './diagnosis-import.texts.ts';

export type DiagnosisColumn = 'code' | 'title';

/** What an import reads of a list of diagnoses. */
export function diagnosisColumns(): TableColumn<DiagnosisColumn>[] {
  return [
    { name: 'code', label: t('codeColumn'), reads: 'text', words: ['icd', 'icd 10', 'icd code'] },
    {
      name: 'title',
      label: t('titleColumn'),
      reads: 'text',
      words: ['name', 'description', 'diagnosis', 'term'],
      isRequired: true,
    },
  ];
}

const patterns: readonly [DiagnosisColumn, RegExp][] = [
  ['code', /code/i],
  ['title', /title|name|description|diagnosis|term/i],
];

/** The columns whose headings tell what they hold. */
export function guessDiagnosisColumns(header: readonly string[]): ChosenColumns<DiagnosisColumn> {
  const found = patterns.map(
    ([name, pattern]) => [name, header.findIndex((heading) => pattern.test(heading))] as const,
  );
  return Object.fromEntries(found.filter(([, place]) => place >= 0));
}

import { remoteWrite } from '#client/remote.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { TableImport } from '#screens/tables/table-import.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import type { ChosenColumns, TableColumn } from '#ui/tables/columns/table-columns.ts';
import { t as listText } from '../diagnoses.texts.ts';
import type * as contract from '../diagnosis.contract.ts';
import { useRefreshDiagnoses } from '../diagnosis.hooks.ts';
import { type DiagnosisColumn, DiagnosisFields } from './diagnosis-fields.tsx';
import { t } from './diagnosis-import.texts.ts';

const importDiagnoses = remoteWrite<typeof contract.importDiagnoses>('diagnoses.import');

/** Takes codes and titles of a CSV file into the hospital's list. */
export function DiagnosisImportScreen() {
  const columns: TableColumn<DiagnosisColumn>[] = [
    { name: 'code', label: t('codeColumn'), reads: 'text', words: [] },
    { name: 'title', label: t('titleColumn'), reads: 'text', words: [], isRequired: true },
  ];
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        back={<BackLink to="/dashboard/diagnoses" label={listText('back')} />}
      />
      <TableImport
        columns={columns}
        Fields={DiagnosisFields}
        guess={guessColumns}
        send={(rows, submission) => importDiagnoses({ rows }, submission)}
        refusedFile={t('refusedFile')}
        onSettled={useRefreshDiagnoses()}
      />
    </>
  );
}

const patterns: readonly [DiagnosisColumn, RegExp][] = [
  ['code', /code/i],
  ['title', /title|name|description|diagnosis|term/i],
];

/** The columns whose headings tell what they hold. */
function guessColumns(header: readonly string[]): ChosenColumns<DiagnosisColumn> {
  const found = patterns.map(
    ([name, pattern]) => [name, header.findIndex((heading) => pattern.test(heading))] as const,
  );
  return Object.fromEntries(found.filter(([, place]) => place >= 0));
}

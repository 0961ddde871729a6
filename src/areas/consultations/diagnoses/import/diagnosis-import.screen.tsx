import { remoteWrite } from '#client/remote.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { TableImport } from '#screens/tables/table-import.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { t as listText } from '../diagnoses.texts.ts';
import type * as contract from '../diagnosis.contract.ts';
import { useRefreshDiagnoses } from '../diagnosis.hooks.ts';
import { diagnosisColumns, guessDiagnosisColumns } from './diagnosis-columns.ts';
import { DiagnosisFields } from './diagnosis-fields.tsx';
import { t } from './diagnosis-import.texts.ts';

const importDiagnoses = remoteWrite<typeof contract.importDiagnoses>('diagnoses.import');

/** Takes codes and titles of a CSV file into the hospital's list. */
export function DiagnosisImportScreen() {
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        back={<BackLink to="/dashboard/diagnoses" label={listText('back')} />}
      />
      <TableImport
        columns={diagnosisColumns()}
        Fields={DiagnosisFields}
        guess={guessDiagnosisColumns}
        send={(rows, submission, { fileName }) =>
          importDiagnoses({ rows, fileName: fileName.slice(0, 200) }, submission)
        }
        refusedFile={t('refusedFile')}
        onSettled={useRefreshDiagnoses()}
      />
    </>
  );
}

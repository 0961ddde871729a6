import { remoteWrite } from '#client/remote.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { TableImport } from '#screens/tables/table-import.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { useRefreshMedicines } from '../../medicine.hooks.ts';
import type * as contract from '../medicine-import.contract.ts';
import { medicineImportColumns } from '../medicine-columns.ts';
import { t } from '../medicine-import.texts.ts';

const importMedicines = remoteWrite<typeof contract.importMedicines>('medicines.import');

/** Adds the medicines of a file. */
export function MedicineImportScreen() {
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        back={<BackLink to="/dashboard/pharmacy" label={t('back')} />}
      />
      <TableImport
        columns={medicineImportColumns()}
        send={(rows, submission, { fileName }) =>
          importMedicines({ rows, fileName: fileName.slice(0, 200) }, submission)
        }
        refusedFile={t('refusedFile')}
        onSettled={useRefreshMedicines()}
      />
    </>
  );
}

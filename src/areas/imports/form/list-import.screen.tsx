import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { BackLink } from '#screens/detail/back-link.tsx';
import { TableImport } from '#screens/tables/table-import.tsx';
import type { RunOfFile } from '#screens/tables/use-table-import.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import type { TableRow } from '#ui/tables/columns/table-columns.ts';
import { t as menuText } from '../imports-menu.texts.ts';
import { listColumns } from '../kinds/list-columns.ts';
import { readingOf, sentRow } from '../kinds/list-readings.ts';
import { checkList, finishImport, importList } from '../runs/import.calls.ts';
import type { ListName } from '../runs/list-needs.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { t } from './list-import.texts.ts';
import { PatientFields } from './patient-fields.tsx';

/** Where each list is shown. */
const pages = {
  patients: '/dashboard/patients',
  medicines: '/dashboard/pharmacy',
  diagnoses: '/dashboard/diagnoses',
  services: '/dashboard/billing/services',
  'lab-tests': '/dashboard/lab-test-manager',
  'stock-items': '/dashboard/inventory',
  'opening-stock': '/dashboard/inventory',
  suppliers: '/dashboard/inventory/suppliers',
  people: '/dashboard/settings',
  beds: '/dashboard/bed-management/wards',
  procedures: '/dashboard/surgery/procedures',
  doctors: '/dashboard/scheduling/doctors',
} as const satisfies Record<ListName, string>;

const maxNameLength = 200;

/** Fills a list from a file, and undoes what an earlier file brought. */
function ListImport({ list }: { list: ListName }) {
  const queries = useQueryClient();
  const inputOf = (rows: TableRow<string>[], { id, fileName }: RunOfFile) => ({
    list,
    importRunId: id,
    fileName: fileName.slice(0, maxNameLength),
    rows: rows.map(sentRow),
  });
  return (
    <>
      <PageHeader
        title={menuText(list)}
        description={t(`lead.${list}`)}
        back={<BackLink to={pages[list]} label={t(`back.${list}`)} />}
      />
      <TableImport
        columns={listColumns(list)}
        reading={readingOf(list)}
        {...(list === 'patients' && { Fields: PatientFields })}
        check={(rows, run) => checkList(inputOf(rows, run))}
        send={(rows, submission, run) => importList(inputOf(rows, run), submission)}
        finish={async ({ id }, { isEnded }) => {
          await finishImport({ importRunId: id, isEnded });
        }}
        refusedFile={t('refusedFile', { list })}
        onSettled={() => void queries.invalidateQueries()}
      />
      <EarlierImports list={list} />
    </>
  );
}

const screenOf = (list: ListName) => () => <ListImport key={list} list={list} />;

/** The screen of each list. */
export const listImportScreens: Readonly<Record<ListName, ComponentType>> = {
  patients: screenOf('patients'),
  medicines: screenOf('medicines'),
  diagnoses: screenOf('diagnoses'),
  services: screenOf('services'),
  'lab-tests': screenOf('lab-tests'),
  'stock-items': screenOf('stock-items'),
  'opening-stock': screenOf('opening-stock'),
  suppliers: screenOf('suppliers'),
  people: screenOf('people'),
  beds: screenOf('beds'),
  procedures: screenOf('procedures'),
  doctors: screenOf('doctors'),
};

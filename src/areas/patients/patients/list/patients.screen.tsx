import { Button, SegmentedControl } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { ListViews } from '#screens/list/list-views.tsx';
import { listSort, sortWord, useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { ImportLink } from '#screens/tables/import-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { patientColumns } from './patient-columns.tsx';
import { PatientCards } from './patient-cards.tsx';
import { ExportPatients } from '../export/export-patients.tsx';
import { patientList, statusFilters } from './patient-list.address.ts';
import { fullName } from '../patient.words.ts';
import type { Patient } from '../patient.contract.ts';
import { usePatientPage } from '../patient.hooks.ts';
import { PatientsEmpty } from './patients-empty.tsx';
import { t } from '../patients.texts.ts';
import { useListTotal } from './use-list-total.ts';
import { useRowActions } from './use-row-actions.tsx';

const RegistrationPrint = lazyPart(() => import('../print/registration-print.tsx'), 'RegistrationPrint');

/** The list of patients: figures, search, filter, and what can be done with each. */
export function PatientsScreen() {
  const may = useMay();
  const format = useFormat();
  const list = useListAddress(patientList);
  const { address } = list;
  const [printed, setPrinted] = useState<Patient>();
  const query = usePatientPage(list.request);
  const rowActions = useRowActions(setPrinted);
  const columns = useMemo(() => patientColumns(format), [format]);
  const isSearching = address.q.trim() !== '';
  const total = useListTotal(address);
  const shown = query.data?.rows.length ?? 0;

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ExportPatients filter={patientList.filterOf(address)} total={total} />
            {may('patients.write') && <WriteActions />}
          </>
        }
      />
      <PatientCards />
      <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
        <SearchBox
          label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          value={address.q}
          onSearch={(q) => list.filter({ q })}
        />
        <SegmentedControl
          aria-label={t('statusFilter')}
          data={statusFilters.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
        <ListViews list={list} />
      </FilterBar>
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={(patient) => patient.id}
        rowName={fullName}
        rowActions={rowActions}
        {...(!isSearching && {
          sort: listSort(address.sort),
          onSort: (sort) => list.field('sort').onChange(sortWord(sort)),
        })}
        paging={list.paging}
        summary={total === undefined ? t('shown', { count: shown }) : t('counted', { count: total })}
        empty={<PatientsEmpty address={address} onClear={list.clear} />}
        errorMessage={t('failedToLoad')}
      />
      {printed && (
        <Suspense fallback={null}>
          <RegistrationPrint patient={printed} onClose={() => setPrinted(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function WriteActions() {
  return (
    <>
      <ImportLink to="/dashboard/import/patients" />
      <Button component={Link} to="/dashboard/patients/new" leftSection={<Icon name="plus" size={18} />}>
        {t('addPatient')}
      </Button>
    </>
  );
}

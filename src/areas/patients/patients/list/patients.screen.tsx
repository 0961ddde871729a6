import { Button, SegmentedControl } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import type { ListSort } from '#ui/list/list-types.ts';
import { SearchBox } from '#ui/list/search-box.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { patientColumns } from './patient-columns.tsx';
import { PatientCounters } from './patient-cards.tsx';
import { ExportPatients } from '../export/export-patients.tsx';
import {
  filterOf,
  readListAddress,
  requestOf,
  statusFilters,
  type PatientListAddress,
} from './patient-list.address.ts';
import { fullName } from '../patient.words.ts';
import type { Patient } from '../patient.contract.ts';
import { usePatientPage } from '../patient.hooks.ts';
import { PatientsEmpty } from './patients-empty.tsx';
import { t } from '../patients.texts.ts';
import { useListTotal } from './use-list-total.ts';
import { useRowActions } from './use-row-actions.tsx';

const RegistrationPrint = lazy(async () => ({
  default: (await import('../print/registration-print.tsx')).RegistrationPrint,
}));

function sortOf({ sort }: PatientListAddress): ListSort {
  return { column: sort.replace('-', ''), direction: sort.startsWith('-') ? 'desc' : 'asc' };
}

/** The list of patients: figures, search, filter, and what can be done with each. */
export function PatientsScreen() {
  const may = useMay();
  const format = useFormat();
  const [address, change] = useSearchParameters(readListAddress);
  const [printed, setPrinted] = useState<Patient>();
  const query = usePatientPage(requestOf(address));
  const rowActions = useRowActions(setPrinted);
  const columns = useMemo(() => patientColumns(format), [format]);
  const isSearching = address.q.trim() !== '';
  const total = useListTotal(address);
  const shown = query.data?.rows.length ?? 0;

  function sortBy({ column, direction }: ListSort) {
    const sort = `${direction === 'desc' ? '-' : ''}${column}` as PatientListAddress['sort'];
    change({ sort: sort === 'name' ? undefined : sort, after: undefined });
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ExportPatients filter={filterOf(address)} total={total} />
            {may('patients.write') && <WriteActions />}
          </>
        }
      />
      <PatientCounters />
      <FilterBar
        isFiltered={isSearching || address.status !== 'active'}
        onClear={() => change({ q: undefined, status: undefined, after: undefined })}
      >
        <SearchBox
          label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          value={address.q}
          onSearch={(q) => change({ q, after: undefined })}
        />
        <SegmentedControl
          aria-label={t('statusFilter')}
          value={address.status}
          onChange={(status) =>
            change({ status: status === 'active' ? undefined : status, after: undefined })
          }
          data={statusFilters.map((value) => ({ value, label: t(`status_${value}`) }))}
        />
      </FilterBar>
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={(patient) => patient.id}
        rowName={fullName}
        rowActions={rowActions}
        {...(!isSearching && { sort: sortOf(address), onSort: sortBy })}
        paging={{
          cursor: address.after,
          onCursor: (after) => change({ after }, { replace: false }),
          pageSize: address.size,
          onPageSize: (size) => change({ size, after: undefined }),
        }}
        summary={total === undefined ? t('shown', { count: shown }) : t('counted', { count: total })}
        empty={<PatientsEmpty address={address} />}
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
      <Button
        component={Link}
        to="/dashboard/patients/import"
        variant="default"
        leftSection={<Icon name="upload" size={18} />}
      >
        {t('import')}
      </Button>
      <Button component={Link} to="/dashboard/patients/new" leftSection={<Icon name="plus" size={18} />}>
        {t('addPatient')}
      </Button>
    </>
  );
}

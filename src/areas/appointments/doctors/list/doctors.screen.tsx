import { Button, Text } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { BackLink } from '#screens/detail/back-link.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { listSort, sortWord, useListAddress } from '#screens/list/use-list-address.ts';
import { ImportLink } from '#screens/tables/import-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { SearchBox } from '#ui/list/search-box.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { doctorIcon } from '../../appointments.icons.ts';
import type { Doctor } from '../doctor.contract.ts';
import { useDoctors } from '../doctor.hooks.ts';
import { t } from '../doctors.texts.ts';
import { t as hoursText } from '../hours/hours.texts.ts';
import { doctorColumns } from './doctor-columns.tsx';
import { chooseDoctors, doctorList, statusFilters } from './doctor-list.address.ts';
import { useDoctorStatus } from './use-doctor-status.ts';

const DoctorForm = lazy(async () => ({ default: (await import('../form/doctor-form.tsx')).DoctorForm }));

const HoursDialog = lazy(async () => ({
  default: (await import('../hours/form/hours-dialog.tsx')).HoursDialog,
}));

/** The doctors of the hospital: added, changed, and taken out of the choice for new appointments. */
export function DoctorsScreen() {
  const list = useListAddress(doctorList);
  const [edited, setEdited] = useState<Doctor | 'new'>();
  const [hoursOf, setHoursOf] = useState<Doctor>();
  const { data, isPending, isFetching, isError, refetch } = useDoctors('all');
  const status = useDoctorStatus();
  const columns = useMemo(() => doctorColumns(), []);
  const rows = data && chooseDoctors(data.rows, list.address);
  const add = () => setEdited('new');

  function statusAction(doctor: Doctor): RowAction {
    const isBusy = status.busyId === doctor.id;
    const changeTo = (to: Doctor['status']) => () => void status.start({ ...doctor, to });
    return doctor.status === 'active'
      ? { label: t('deactivate'), icon: 'archive', isBusy, onClick: changeTo('inactive') }
      : { label: t('activate'), icon: 'refresh', isBusy, onClick: changeTo('active') };
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackLink to="/dashboard/scheduling" label={t('back')} />}
        actions={
          <>
            <ImportLink to="/dashboard/import/doctors" />
            <Button leftSection={<Icon name="plus" size={18} />} onClick={add}>
              {t('addDoctor')}
            </Button>
          </>
        }
      />
      <FilterBar isFiltered={list.isNarrowed} onClear={list.clear}>
        <SearchBox
          label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          value={list.address.q}
          onSearch={(q) => list.filter({ q: q || undefined })}
        />
        <FilterSelect
          label={t('status')}
          options={statusFilters.map((value) => ({ value, label: t(`filter_${value}`) }))}
          {...list.field('status')}
        />
        <ListViews list={list} />
      </FilterBar>
      <DataList
        caption={t('title')}
        query={{ data: rows && { rows, nextCursor: null }, isPending, isFetching, isError, refetch }}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(doctor) => [
          { label: t('edit'), icon: 'edit', onClick: () => setEdited(doctor) },
          { label: hoursText('action'), icon: 'clock', onClick: () => setHoursOf(doctor) },
          statusAction(doctor),
        ]}
        sort={listSort(list.address.sort)}
        onSort={(sort) => list.field('sort').onChange(sortWord(sort))}
        empty={
          <ListEmpty
            title={t('noneFound')}
            icon={doctorIcon}
            hint={t('noneYet')}
            first={{ label: t('addFirst'), onClick: add }}
            importFrom="/dashboard/import/doctors"
            narrowedHint={t('noneMatch')}
            isNarrowed={list.isNarrowed}
            onClear={list.clear}
            after={undefined}
          />
        }
        errorMessage={t('failedToLoad')}
      />
      {rows && rows.length > 0 && (
        <Text size="sm" c="dimmed" mt="sm" aria-live="polite">
          {t('counted', { count: rows.length })}
        </Text>
      )}
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(doctor, dialog) => (
          <DoctorForm
            {...(doctor && { doctor })}
            specialties={data?.rows.map(({ specialty }) => specialty) ?? []}
            {...dialog}
          />
        )}
      </EditedRecord>
      {hoursOf && (
        <Suspense fallback={null}>
          <HoursDialog doctor={hoursOf} onClose={() => setHoursOf(undefined)} />
        </Suspense>
      )}
    </>
  );
}

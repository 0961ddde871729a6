import { Text } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { BackLink } from '#screens/detail/back-link.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { listSort, sortWord, useListAddress } from '#screens/list/use-list-address.ts';
import { editAction } from '#screens/register/edit-action.ts';
import { RegisterHead } from '#screens/register/register-head.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { doctorIcon } from '../../appointments.icons.ts';
import type { Doctor } from '../doctor.contract.ts';
import { useDoctors } from '../doctor.hooks.ts';
import { t } from '../doctors.texts.ts';
import { t as hoursText } from '../hours/hours.texts.ts';
import { doctorColumns } from './doctor-columns.tsx';
import { chooseDoctors, doctorList, statusFilters } from './doctor-list.address.ts';
import { useDoctorStatus } from './use-doctor-status.ts';

const DoctorForm = lazyPart(() => import('../form/doctor-form.tsx'), 'DoctorForm');

const HoursDialog = lazyPart(() => import('../hours/form/hours-dialog.tsx'), 'HoursDialog');

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

  return (
    <>
      <RegisterHead
        words={t}
        back={<BackLink to="/dashboard/scheduling" label={t('back')} />}
        onAdd={add}
        importFrom="/dashboard/import/doctors"
      />
      <FilterBar isFiltered={list.isNarrowed} onClear={list.clear}>
        <ListSearch list={list} label={t('searchLabel')} placeholder={t('searchPlaceholder')} />
        <FilterSelect
          label={t('status')}
          options={statusFilters.map((value) => ({ value, label: t(`filter_${value}`) }))}
          {...list.field('status')}
        />
        <ListViews list={list} />
      </FilterBar>
      <DataList
        caption={t('title')}
        query={{ data: rows && { rows }, isPending, isFetching, isError, refetch }}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(doctor) => [
          editAction(() => setEdited(doctor)),
          { label: hoursText('action'), icon: 'clock', onClick: () => setHoursOf(doctor) },
          status.actionOf(doctor),
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
            doctor={doctor}
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

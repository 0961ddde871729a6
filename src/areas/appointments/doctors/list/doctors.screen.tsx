import { Anchor, Button, Group, NativeSelect, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import type { ListSort, RowAction } from '#ui/list/list-types.ts';
import { SearchBox } from '#ui/list/search-box.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { useDoctors } from '../../appointments/appointment.hooks.ts';
import type { Doctor } from '../doctor.contract.ts';
import { doctorColumns } from './doctor-columns.tsx';
import {
  chooseDoctors,
  type DoctorListAddress,
  isNarrowed,
  readDoctorListAddress,
  statusFilters,
} from './doctor-list.address.ts';
import { DoctorsEmpty } from './doctors-empty.tsx';
import { t } from '../doctors.texts.ts';
import { useDoctorStatus } from './use-doctor-status.ts';

const DoctorForm = lazy(async () => ({ default: (await import('../form/doctor-form.tsx')).DoctorForm }));

/** The doctors of the hospital: added, changed, and taken out of the choice for new appointments. */
export function DoctorsScreen() {
  const [address, change] = useSearchParameters(readDoctorListAddress);
  const [edited, setEdited] = useState<Doctor | 'new'>();
  const { data, isPending, isFetching, isError, refetch } = useDoctors('all');
  const { busyId, deactivate, activate } = useDoctorStatus();
  const columns = useMemo(() => doctorColumns(), []);
  const rows = data && chooseDoctors(data.rows, address);

  function sortBy({ column, direction }: ListSort) {
    const sort = `${direction === 'desc' ? '-' : ''}${column}` as DoctorListAddress['sort'];
    change({ sort: sort === 'name' ? undefined : sort });
  }

  function statusAction(doctor: Doctor): RowAction {
    const isBusy = busyId === doctor.id;
    return doctor.status === 'active'
      ? { label: t('deactivate'), icon: 'archive', isBusy, onClick: () => void deactivate(doctor) }
      : { label: t('activate'), icon: 'refresh', isBusy, onClick: () => void activate(doctor) };
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackToAppointments />}
        actions={
          <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setEdited('new')}>
            {t('addDoctor')}
          </Button>
        }
      />
      <DoctorFilters address={address} onChange={change} />
      <DataList
        caption={t('title')}
        query={{ data: rows && { rows, nextCursor: null }, isPending, isFetching, isError, refetch }}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(doctor) => [
          { label: t('edit'), icon: 'edit', onClick: () => setEdited(doctor) },
          statusAction(doctor),
        ]}
        sort={{
          column: address.sort.replace('-', ''),
          direction: address.sort.startsWith('-') ? 'desc' : 'asc',
        }}
        onSort={sortBy}
        empty={<DoctorsEmpty isNarrowed={isNarrowed(address)} onAdd={() => setEdited('new')} />}
        errorMessage={t('failedToLoad')}
      />
      {rows && rows.length > 0 && (
        <Text size="sm" c="dimmed" mt="sm" aria-live="polite">
          {t('counted', { count: rows.length })}
        </Text>
      )}
      {edited && (
        <Suspense fallback={null}>
          <DoctorForm
            key={edited === 'new' ? 'new' : `${edited.id} ${edited.version}`}
            {...(edited !== 'new' && { doctor: edited })}
            specialties={data?.rows.map(({ specialty }) => specialty) ?? []}
            onReload={setEdited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface DoctorFiltersProps {
  address: DoctorListAddress;
  onChange: (change: {
    [Key in keyof DoctorListAddress]?: DoctorListAddress[Key] | undefined;
  }) => void;
}

function DoctorFilters({ address, onChange }: DoctorFiltersProps) {
  return (
    <FilterBar isFiltered={isNarrowed(address)} onClear={() => onChange({ q: undefined, status: undefined })}>
      <SearchBox
        label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        value={address.q}
        onSearch={(q) => onChange({ q: q || undefined })}
      />
      <NativeSelect
        aria-label={t('statusFilter')}
        value={address.status}
        data={statusFilters.map((value) => ({
          value,
          label: value === 'all' ? t('filter_all') : t(`status_${value}`),
        }))}
        onChange={({ currentTarget }) => {
          const status = currentTarget.value as DoctorListAddress['status'];
          onChange({ status: status === 'all' ? undefined : status });
        }}
      />
    </FilterBar>
  );
}

function BackToAppointments() {
  return (
    <Anchor component={Link} to="/dashboard/scheduling" size="sm" w="fit-content">
      <Group gap={4} component="span" wrap="nowrap">
        <Icon name="chevronLeft" size={16} />
        {t('back')}
      </Group>
    </Anchor>
  );
}

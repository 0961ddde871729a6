import { NativeSelect } from '@mantine/core';
import { FilterDate } from '#screens/list/filter-date.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { useDoctors } from '../../doctors/doctor.hooks.ts';
import { appointmentStatuses } from '../appointment.contract.ts';
import { t } from '../appointments.texts.ts';
import {
  clearFilters,
  isTableNarrowed,
  periods,
  type SchedulingAddress,
  type SchedulingState,
} from './scheduling.address.ts';

/** Doctor, status and, over the table, the time; a change leads to the first page. */
export function AppointmentFilters({ list }: { list: SchedulingState }) {
  const { data } = useDoctors();
  const { address } = list;
  const isTable = address.view === 'table';
  return (
    <FilterBar
      isFiltered={isTable ? isTableNarrowed(address) : list.isNarrowed}
      onClear={() => clearFilters(list)}
    >
      <FilterSelect
        label={t('doctor')}
        all={t('allDoctors')}
        options={(data?.rows ?? []).map(({ id, name, specialty }) => ({
          value: id,
          label: t('doctorOption', { name, specialty }),
        }))}
        {...list.field('doctorId')}
      />
      <FilterSelect
        label={t('status')}
        all={t('allStatuses')}
        options={appointmentStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
        {...list.field('status')}
      />
      {isTable && (
        <>
          <NativeSelect
            label={t('period')}
            value={address.period}
            disabled={address.date !== undefined}
            data={periods.map((value) => ({ value, label: t(`period_${value}`) }))}
            onChange={({ currentTarget }) => {
              const period = currentTarget.value as SchedulingAddress['period'];
              list.filter({ period: period === 'upcoming' ? undefined : period, sort: undefined });
            }}
          />
          <FilterDate
            label={t('date')}
            value={address.date ?? ''}
            onChange={(date) => list.field('date').onChange(date)}
          />
        </>
      )}
      <ListViews list={list} />
    </FilterBar>
  );
}

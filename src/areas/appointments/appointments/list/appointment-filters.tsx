import { NativeSelect } from '@mantine/core';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { useDoctors } from '../../doctors/doctor.hooks.ts';
import type { Appointment } from '../appointment.contract.ts';
import { t } from '../appointments.texts.ts';
import { periods, type SchedulingAddress, statuses } from './scheduling.address.ts';

type Change = { [Key in keyof SchedulingAddress]?: SchedulingAddress[Key] | undefined };

export interface AppointmentFiltersProps {
  address: SchedulingAddress;
  onChange: (change: Change) => void;
}

/** True when the table is narrowed by more than the period. */
export function isNarrowed({ doctorId, status, date }: SchedulingAddress): boolean {
  return doctorId !== undefined || status !== undefined || date !== undefined;
}

/** Doctor, status and, over the table, the time; a change leads to the first page. */
export function AppointmentFilters({ address, onChange }: AppointmentFiltersProps) {
  const { data } = useDoctors();
  const isTable = address.view === 'table';
  const doctors = (data?.rows ?? []).map(({ id, name, specialty }) => ({
    value: id,
    label: t('doctorOption', { name, specialty }),
  }));
  const change = (next: Change) => onChange({ ...next, after: undefined });
  return (
    <FilterBar
      isFiltered={isNarrowed(isTable ? address : { ...address, date: undefined })}
      onClear={() => change({ doctorId: undefined, status: undefined, ...(isTable && { date: undefined }) })}
    >
      <NativeSelect
        label={t('doctor')}
        value={address.doctorId ?? ''}
        data={[{ value: '', label: t('allDoctors') }, ...doctors]}
        onChange={({ currentTarget }) => change({ doctorId: currentTarget.value || undefined })}
      />
      <NativeSelect
        label={t('status')}
        value={address.status ?? ''}
        data={[
          { value: '', label: t('allStatuses') },
          ...statuses.map((value) => ({ value, label: t(`status_${value}`) })),
        ]}
        onChange={({ currentTarget }) =>
          change({ status: (currentTarget.value || undefined) as Appointment['status'] | undefined })
        }
      />
      {isTable && (
        <>
          <NativeSelect
            label={t('period')}
            value={address.period}
            disabled={address.date !== undefined}
            data={periods.map((value) => ({ value, label: t(`period_${value}`) }))}
            onChange={({ currentTarget }) =>
              change({ period: currentTarget.value as SchedulingAddress['period'], sort: undefined })
            }
          />
          <DateField
            label={t('date')}
            value={address.date ?? ''}
            onChange={({ currentTarget }) => change({ date: currentTarget.value || undefined })}
          />
        </>
      )}
    </FilterBar>
  );
}

import { NativeSelect } from '@mantine/core';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { isNarrowed, type LabOrderAddress, priorities, statuses } from './lab-order-list.address.ts';
import { t } from '../lab-orders.texts.ts';

type Change = { [Key in keyof LabOrderAddress]?: LabOrderAddress[Key] | undefined };

const nothing = { q: undefined, status: undefined, priority: undefined, from: undefined, to: undefined };

/** Search, status, priority and days; a change leads to the first page. */
export function LabOrderFilters({
  address,
  onChange,
}: {
  address: LabOrderAddress;
  onChange: (change: Change) => void;
}) {
  const change = (next: Change) => onChange({ ...next, after: undefined });
  return (
    <FilterBar isFiltered={isNarrowed(address)} onClear={() => change(nothing)}>
      <SearchBox
        label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        value={address.q}
        onSearch={(text) => change({ q: text || undefined })}
      />
      <NativeSelect
        label={t('status')}
        value={address.status ?? ''}
        data={[
          { value: '', label: t('allStatuses') },
          ...statuses.map((value) => ({ value, label: t(`status_${value}`) })),
        ]}
        onChange={({ currentTarget }) =>
          change({ status: (currentTarget.value || undefined) as LabOrderAddress['status'] })
        }
      />
      <NativeSelect
        label={t('priority')}
        value={address.priority ?? ''}
        data={[
          { value: '', label: t('allPriorities') },
          ...priorities.map((value) => ({ value, label: t(`priority_${value}`) })),
        ]}
        onChange={({ currentTarget }) =>
          change({ priority: (currentTarget.value || undefined) as LabOrderAddress['priority'] })
        }
      />
      <DateField
        label={t('from')}
        value={address.from ?? ''}
        onChange={({ currentTarget }) => change({ from: currentTarget.value || undefined })}
      />
      <DateField
        label={t('to')}
        value={address.to ?? ''}
        onChange={({ currentTarget }) => change({ to: currentTarget.value || undefined })}
      />
    </FilterBar>
  );
}

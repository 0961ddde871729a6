import { NativeSelect } from '@mantine/core';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { useRoles } from '../../roles/role.hooks.ts';
import { isNarrowed, statusFilters, type UserListAddress } from './user-list.address.ts';
import { t } from '../users.texts.ts';

export interface UserFiltersProps {
  address: UserListAddress;
  onChange: (change: { [Key in keyof UserListAddress]?: UserListAddress[Key] | undefined }) => void;
}

/** Search, status and role over the list of accounts; each change starts again from the first page. */
export function UserFilters({ address, onChange }: UserFiltersProps) {
  const roles = useRoles();
  const change = (next: Parameters<typeof onChange>[0]) => onChange({ ...next, after: undefined });
  return (
    <FilterBar
      isFiltered={isNarrowed(address)}
      onClear={() => change({ q: undefined, status: undefined, role: undefined })}
    >
      <SearchBox
        label={t('search')}
        placeholder={t('searchHint')}
        value={address.q}
        onSearch={(q) => change({ q: q || undefined })}
      />
      <NativeSelect
        aria-label={t('statusFilter')}
        value={address.status}
        data={statusFilters.map((value) => ({
          value,
          label: value === 'all' ? t('filter_all') : t(`status_${value}`),
        }))}
        onChange={({ currentTarget }) => {
          const status = currentTarget.value as UserListAddress['status'];
          change({ status: status === 'all' ? undefined : status });
        }}
      />
      <NativeSelect
        aria-label={t('roleFilter')}
        value={address.role}
        data={[
          { value: '', label: t('allRoles') },
          ...(roles.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget }) => change({ role: currentTarget.value || undefined })}
      />
    </FilterBar>
  );
}

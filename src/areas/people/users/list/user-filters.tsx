import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import type { ListAddressState } from '#screens/list/use-list-address.ts';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { useRoles } from '../../roles/role.hooks.ts';
import { t } from '../users.texts.ts';
import { statusFilters, type userList } from './user-list.address.ts';

/** Search, status and role over the list of accounts. */
export function UserFilters({ list }: { list: ListAddressState<typeof userList.parts> }) {
  const roles = useRoles();
  return (
    <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
      <ListSearch list={list} label={t('search')} placeholder={t('searchHint')} />
      <FilterSelect
        label={t('statusFilter')}
        options={statusFilters.map((value) => ({
          value,
          label: value === 'all' ? t('filter_all') : t(`status_${value}`),
        }))}
        {...list.field('status')}
      />
      <FilterSelect
        label={t('roleFilter')}
        all={t('allRoles')}
        options={(roles.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...list.field('role')}
      />
      <ListViews list={list} />
    </FilterBar>
  );
}

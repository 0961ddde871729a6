import { FilterSelect } from '#screens/list/filter-select.tsx';
import type { ListAddressState } from '#screens/list/use-list-address.ts';
import { SearchBox } from '#ui/list/search-box.tsx';
import { t } from '../clients.texts.ts';
import { clientFilters, type clientList } from './client-list.address.ts';

/** What every list of hospitals is narrowed by. */
export function ClientFilterBar({ list }: { list: ListAddressState<typeof clientList.parts> }) {
  return (
    <>
      <SearchBox
        label={t('search')}
        placeholder={t('search')}
        value={list.address.q}
        onSearch={(q) => list.filter({ q })}
      />
      <FilterSelect
        label={t('status')}
        options={clientFilters.map((value) => ({
          value,
          label: value === 'all' ? t('filter_all') : t(`status_${value}`),
        }))}
        {...list.field('status')}
      />
    </>
  );
}

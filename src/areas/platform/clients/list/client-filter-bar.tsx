import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import type { ListAddressState } from '#screens/list/use-list-address.ts';
import { t } from '../clients.texts.ts';
import { clientFilters, type clientList } from './client-list.address.ts';

/** What every list of hospitals is narrowed by. */
export function ClientFilterBar({ list }: { list: ListAddressState<typeof clientList.parts> }) {
  return (
    <>
      <ListSearch list={list} label={t('search')} placeholder={t('search')} />
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

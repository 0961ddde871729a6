import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { sexPolicies, wardTypes } from '../../wards/ward.contract.ts';
import { useWards } from '../../wards/ward.hooks.ts';
import { t as wardText } from '../../wards/wards.texts.ts';
import { bedStatuses, bedTypes } from '../bed.contract.ts';
import { t } from '../beds.texts.ts';
import type { BedBoardState } from './bed-board.address.ts';

/** Ward, types, status, whom the ward takes, and words. */
export function BedFilters({ list }: { list: BedBoardState }) {
  const wards = useWards().data?.rows ?? [];
  return (
    <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
      <ListSearch list={list} label={t('search')} placeholder={t('searchPlaceholder')} />
      <FilterSelect
        label={t('ward')}
        all={t('allWards')}
        options={wards.map(({ id, name }) => ({ value: id, label: name }))}
        {...list.field('wardId')}
      />
      <FilterSelect
        label={t('status')}
        all={t('allStatuses')}
        options={bedStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
        {...list.field('status')}
      />
      <FilterSelect
        label={t('wardType')}
        all={t('allTypes')}
        options={wardTypes.map((value) => ({ value, label: wardText(`type_${value}`) }))}
        {...list.field('wardType')}
      />
      <FilterSelect
        label={t('bedTypeLabel')}
        all={t('allTypes')}
        options={bedTypes.map((value) => ({ value, label: t(`bedType_${value}`) }))}
        {...list.field('bedType')}
      />
      <FilterSelect
        label={t('sexPolicy')}
        all={t('everySex')}
        options={sexPolicies.map((value) => ({ value, label: t(`sex_${value}`) }))}
        {...list.field('sexPolicy')}
      />
      <ListViews list={list} />
    </FilterBar>
  );
}

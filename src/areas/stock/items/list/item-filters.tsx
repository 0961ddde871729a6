import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { useStockPlaces } from '../../places/place.calls.ts';
import { itemShows } from '../item.contract.ts';
import { useStockCategories } from '../item.hooks.ts';
import { t } from '../items.texts.ts';
import type { ItemListState } from './item-list.address.ts';

/** Search, category, place, and what is low, expires or is no longer used. */
export function ItemFilters({ list }: { list: ItemListState }) {
  const categories = useStockCategories().data?.categories ?? [];
  const places = useStockPlaces().data?.rows ?? [];
  return (
    <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
      <ListSearch list={list} label={t('search')} placeholder={t('searchPlaceholder')} />
      <FilterSelect
        label={t('category')}
        all={t('allCategories')}
        options={categories.map((value) => ({ value, label: value }))}
        {...list.field('category')}
      />
      <FilterSelect
        label={t('place')}
        all={t('allPlaces')}
        options={places.map(({ id, name }) => ({ value: id, label: name }))}
        {...list.field('placeId')}
      />
      <FilterSelect
        label={t('show')}
        options={itemShows.map((value) => ({ value, label: t(`show_${value}`) }))}
        {...list.field('show')}
      />
      <ListViews list={list} />
    </FilterBar>
  );
}

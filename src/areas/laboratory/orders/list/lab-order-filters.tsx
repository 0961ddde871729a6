import { FilterDates } from '#screens/list/filter-dates.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { t } from '../lab-orders.texts.ts';
import { type LabOrderListState, priorities, statuses } from './lab-order-list.address.ts';

/** Search, status, priority and days; a change leads to the first page. */
export function LabOrderFilters({ list }: { list: LabOrderListState }) {
  return (
    <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
      <ListSearch list={list} label={t('searchLabel')} placeholder={t('searchPlaceholder')} />
      <FilterSelect
        label={t('status')}
        all={t('allStatuses')}
        options={statuses.map((value) => ({ value, label: t(`status_${value}`) }))}
        {...list.field('status')}
      />
      <FilterSelect
        label={t('priority')}
        all={t('allPriorities')}
        options={priorities.map((value) => ({ value, label: t(`priority_${value}`) }))}
        {...list.field('priority')}
      />
      <FilterDates from={list.field('from')} to={list.field('to')} />
      <ListViews list={list} />
    </FilterBar>
  );
}

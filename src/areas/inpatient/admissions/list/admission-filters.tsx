import { FilterDates } from '#screens/list/filter-dates.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { useWards } from '../../wards/ward.hooks.ts';
import { admissionTypes } from '../admission.contract.ts';
import { t } from '../admissions.texts.ts';
import { type AdmissionListState, statusFilters } from './admission-list.address.ts';

/** Search, status, ward, type and days; a change leads to the first page. */
export function AdmissionFilters({ list }: { list: AdmissionListState }) {
  const wards = useWards().data?.rows ?? [];
  return (
    <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
      <ListSearch list={list} label={t('search')} placeholder={t('searchPlaceholder')} />
      <FilterSelect
        label={t('status')}
        all={t('allStatuses')}
        options={statusFilters.map((value) => ({ value, label: t(`status_${value}`) }))}
        {...list.field('status')}
      />
      <FilterSelect
        label={t('ward')}
        all={t('allWards')}
        options={wards.map(({ id, name }) => ({ value: id, label: name }))}
        {...list.field('wardId')}
      />
      <FilterSelect
        label={t('type')}
        all={t('allTypes')}
        options={admissionTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
        {...list.field('admissionType')}
      />
      <FilterDates from={list.field('from')} to={list.field('to')} />
      <ListViews list={list} />
    </FilterBar>
  );
}

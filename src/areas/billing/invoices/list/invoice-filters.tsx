import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { FilterDates } from '#screens/list/filter-dates.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import type { ListAddressState } from '#screens/list/use-list-address.ts';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { invoiceStatuses } from '../invoice.rules.ts';
import { t } from '../invoices.texts.ts';
import type { invoiceList } from './invoice-list.address.ts';

/** Search, patient, status and days over the list; a change leads to the first page. */
export function InvoiceFilters({ list }: { list: ListAddressState<typeof invoiceList.parts> }) {
  return (
    <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
      <ListSearch list={list} label={t('searchLabel')} placeholder={t('searchPlaceholder')} />
      <PatientPicker label={t('patient')} clearable {...list.field('patientId')} />
      <FilterSelect
        label={t('status')}
        all={t('allStatuses')}
        options={invoiceStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
        {...list.field('status')}
      />
      <FilterDates from={list.field('from')} to={list.field('to')} />
      <ListViews list={list} />
    </FilterBar>
  );
}

import { NativeSelect } from '@mantine/core';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { type InvoiceListAddress, isNarrowed } from './invoice-list.address.ts';
import { type InvoiceStatus, invoiceStatuses } from '../invoice.rules.ts';
import { t } from '../invoices.texts.ts';

type Change = { [Key in keyof InvoiceListAddress]?: InvoiceListAddress[Key] | undefined };

export interface InvoiceFiltersProps {
  address: InvoiceListAddress;
  onChange: (change: Change) => void;
}

/** Search, patient, status and days over the list; a change leads to the first page. */
export function InvoiceFilters({ address, onChange }: InvoiceFiltersProps) {
  const change = (next: Change) => onChange({ ...next, after: undefined });
  return (
    <FilterBar
      isFiltered={isNarrowed(address)}
      onClear={() =>
        change({ q: undefined, status: undefined, patientId: undefined, from: undefined, to: undefined })
      }
    >
      <SearchBox
        label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        value={address.q}
        onSearch={(q) => change({ q: q || undefined })}
      />
      <PatientPicker
        label={t('patient')}
        clearable
        value={address.patientId ?? ''}
        onChange={(patientId) => change({ patientId: patientId || undefined })}
      />
      <NativeSelect
        label={t('status')}
        value={address.status ?? ''}
        data={[
          { value: '', label: t('allStatuses') },
          ...invoiceStatuses.map((value) => ({ value, label: t(`status_${value}`) })),
        ]}
        onChange={({ currentTarget }) =>
          change({ status: (currentTarget.value || undefined) as InvoiceStatus | undefined })
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

import { useMemo } from 'react';
import { useMay } from '#client/session.ts';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { usePrescriptionPage } from '../prescription.hooks.ts';
import { patientName } from '../prescription.words.ts';
import { t } from '../prescriptions.texts.ts';
import { OwnDrafts } from './own-drafts.tsx';
import { prescriptionColumns } from './prescription-columns.tsx';
import { type PharmacyListState, statusFilters } from './prescription-list.address.ts';

/** What was prescribed, the newest first; above it one's own drafts. */
export function PrescriptionQueue({ list }: { list: PharmacyListState }) {
  const format = useFormat();
  const may = useMay();
  const { q, status, after, size } = list.address;
  const query = usePrescriptionPage({
    ...(q.trim() && { search: q.trim() }),
    ...(status && { status }),
    ...(after && { cursor: after }),
    limit: size,
  });
  const columns = useMemo(() => prescriptionColumns(format), [format]);
  return (
    <>
      {may('pharmacy.prescribe') && <OwnDrafts />}
      <AddressedList
        list={{
          isNarrowed: q.trim() !== '' || status !== undefined,
          setCount: status === undefined ? 0 : 1,
          clear: () => list.change({ q: undefined, status: undefined, after: undefined }),
          paging: list.paging,
          views: list.views,
        }}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ prescriptionNumber, patient }) => `${prescriptionNumber}, ${patientName(patient)}`}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: 'clipboard',
          hint: t('noneYet'),
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <SearchBox label={t('search')} value={q} onSearch={(next) => list.filter({ q: next })} />
        <FilterSelect
          label={t('filterStatus')}
          all={t('filter_all')}
          options={statusFilters.map((value) => ({
            value,
            label: value === 'open' ? t('filter_open') : t(`status_${value}`),
          }))}
          {...list.field('status')}
        />
      </AddressedList>
    </>
  );
}

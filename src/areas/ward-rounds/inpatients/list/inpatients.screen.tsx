import { useMemo } from 'react';
import { useWards } from '#areas/inpatient/ward-parts.public.ts';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { inpatientScopes } from '../inpatient.contract.ts';
import { useInpatientPage } from '../inpatient.hooks.ts';
import { t } from '../inpatients.texts.ts';
import { inpatientColumns } from './inpatient-columns.tsx';
import { inpatientList } from './inpatient-list.address.ts';

/** The inpatients of a doctor, bed by bed, with what stands out of each. */
export function InpatientsScreen() {
  const format = useFormat();
  const list = useListAddress(inpatientList);
  const wards = useWards().data?.rows ?? [];
  const query = useInpatientPage({ ...list.request, scope: list.address.scope });
  const { dataUpdatedAt } = query;
  const columns = useMemo(
    () => inpatientColumns(format, new Date(dataUpdatedAt).toISOString()),
    [format, dataUpdatedAt],
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ patient }) => fullName(patient)}
        shown={(count) => t('shown', { count })}
        none={{ title: t('noneFound'), icon: 'users', hint: t('noneYet'), narrowedHint: t('noneMatch') }}
        errorMessage={t('failedToLoad')}
      >
        <FilterSelect
          label={t('scope')}
          options={inpatientScopes.map((value) => ({ value, label: t(`scope_${value}`) }))}
          {...list.field('scope')}
        />
        <FilterSelect
          label={t('ward')}
          all={t('allWards')}
          options={wards.map(({ id, name }) => ({ value: id, label: name }))}
          {...list.field('wardId')}
        />
      </AddressedList>
    </>
  );
}

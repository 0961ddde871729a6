import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { useImplantPage } from '../implant.hooks.ts';
import { t } from '../implants.texts.ts';
import { implantColumns } from './implant-columns.tsx';
import { implantList } from './implant-list.address.ts';

/** Finds implants again, by lot, serial number or patient. */
export function ImplantsScreen() {
  const format = useFormat();
  const list = useListAddress(implantList);
  const query = useImplantPage(list.request);
  const columns = useMemo(() => implantColumns(format), [format]);
  const { lotNumber = '', serialNumber = '', patientId = '' } = list.address;
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ id, name }) => name ?? id}
        shown={(count) => t('shown', { count })}
        none={{ title: t('noneFound'), icon: 'search', hint: t('noneYet'), narrowedHint: t('noneMatch') }}
        errorMessage={t('failedToLoad')}
      >
        <TextInput
          label={t('lot')}
          maxLength={100}
          value={lotNumber}
          onChange={({ currentTarget }) => list.filter({ lotNumber: currentTarget.value || undefined })}
        />
        <TextInput
          label={t('serial')}
          maxLength={100}
          value={serialNumber}
          onChange={({ currentTarget }) => list.filter({ serialNumber: currentTarget.value || undefined })}
        />
        <PatientPicker
          label={t('patient')}
          clearable
          value={patientId}
          onChange={(id) => list.filter({ patientId: id || undefined })}
        />
      </AddressedList>
    </>
  );
}

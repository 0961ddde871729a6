import { Anchor, Pill, Text } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from '#client/link.tsx';
import { BackLink } from '#screens/detail/back-link.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { findingWords } from '#screens/safety/finding-note.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { useMedicine } from '../../medicines/medicine.hooks.ts';
import { PrescriptionStatus } from '../../prescriptions/list/prescription-columns.tsx';
import { patientName } from '../../prescriptions/prescription.words.ts';
import type { QueuedPrescription } from '../dispensing.contract.ts';
import { useQueue } from '../dispensing.hooks.ts';
import { t } from '../dispensing.texts.ts';
import { dispensingQueue, queueDays } from './dispensing-queue.address.ts';

/** Who waits for medicines. */
export function DispensingQueueScreen() {
  const format = useFormat();
  const list = useListAddress(dispensingQueue);
  const query = useQueue(list.request);
  const { medicineId } = list.address;
  // As of the moment the list was fetched.
  const now = query.dataUpdatedAt;
  const columns = useMemo(() => queueColumns(format, now), [format, now]);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackLink to="/dashboard/pharmacy" label={t('back')} />}
      />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ prescriptionNumber, patient }) => `${prescriptionNumber}, ${patientName(patient)}`}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('none'),
          icon: 'clipboard',
          hint: t('noneHint'),
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <ListSearch list={list} label={t('search')} placeholder={t('searchPlaceholder')} />
        <FilterSelect
          label={t('day')}
          options={queueDays.map((value) => ({ value, label: t(`day_${value}`) }))}
          {...list.field('day')}
        />
        {medicineId && (
          <MedicineFilter medicineId={medicineId} onRemove={() => list.filter({ medicineId: undefined })} />
        )}
      </AddressedList>
    </>
  );
}

interface MedicineFilterProps {
  medicineId: string;
  onRemove: () => void;
}

/** Names the medicine from which somebody came here. */
function MedicineFilter({ medicineId, onRemove }: MedicineFilterProps) {
  const { data } = useMedicine(medicineId);
  const name = data ? [data.name, data.strength].filter(Boolean).join(' ') : t('oneMedicine');
  return (
    <Pill
      size="lg"
      withRemoveButton
      onRemove={onRemove}
      removeButtonProps={{ 'aria-label': t('anyMedicine'), 'aria-hidden': false, tabIndex: 0 }}
    >
      {t('onlyMedicine', { name })}
    </Pill>
  );
}

const minuteMs = 60_000;

function queueColumns(format: Format, now: number): ListColumn<QueuedPrescription>[] {
  return [
    {
      id: 'number',
      title: t('columnNumber'),
      render: ({ id, prescriptionNumber, dischargedFrom }) => (
        <>
          <Anchor component={Link} to={`/dashboard/pharmacy/dispensing/${id}`} fw={600} size="sm">
            {prescriptionNumber}
          </Anchor>
          {dischargedFrom !== null && (
            <Text size="xs" fw={600}>
              {t('toTakeHome')}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'patient',
      title: t('columnPatient'),
      render: ({ patient }) => (
        <>
          <Text size="sm">{patientName(patient)}</Text>
          <Text size="xs" c="dimmed">
            {patient.patientNumber}
          </Text>
        </>
      ),
    },
    { id: 'medicines', title: t('columnMedicines'), render: MedicinesCell },
    {
      id: 'waiting',
      title: t('columnWaiting'),
      render: ({ signedAt }) => (
        <>
          <Text size="sm">{format.dateTime(signedAt)}</Text>
          <Text size="xs" c="dimmed">
            {t('minutes', { count: Math.max(0, Math.floor((now - Date.parse(signedAt)) / minuteMs)) })}
          </Text>
        </>
      ),
    },
    { id: 'prescriber', title: t('columnPrescriber'), render: ({ prescriberName }) => prescriberName },
    { id: 'status', title: t('columnStatus'), render: (row) => <PrescriptionStatus prescription={row} /> },
  ];
}

function MedicinesCell({ medicines, findings }: QueuedPrescription) {
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {medicines.join(', ')}
      </Text>
      {findings.map((finding) => (
        <Text key={`${finding.lineId} ${finding.code} ${JSON.stringify(finding.facts)}`} size="xs" c="red">
          {findingWords(finding)} {t('passedBecause', { reason: finding.reason ?? '' })}
        </Text>
      ))}
    </>
  );
}

import { Select, type SelectProps } from '@mantine/core';
import { useRecordSearch } from '#screens/form/use-record-search.ts';
import type { Bed } from '../../beds/bed.contract.ts';
import { patientName } from '../../beds/bed.words.ts';
import { useOccupiedBeds } from '../bed-transfer.hooks.ts';
import { t } from '../bed-transfers.texts.ts';

export interface OccupiedBedPickerProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  /** The id of the admission, '' for none. */
  value?: string;
  onChange?: (admissionId: string) => void;
  /** The bed of the patient who was picked, null when nobody is. */
  onPick?: (bed: Bed | null) => void;
  'data-autofocus'?: boolean;
}

function optionOf({ patient, wardName: ward, bedNumber: number }: Bed) {
  if (!patient) return { value: '', label: '' };
  const { admissionId: value, patientNumber } = patient;
  const words = { patient: patientName(patient), patientNumber, ward, number };
  return { value, label: t('occupiedOption', words) };
}

/** Finds a patient who lies in a bed, by name, number or bed. */
export function OccupiedBedPicker({ value = '', onChange, onPick, ...props }: OccupiedBedPickerProps) {
  const { search, selectProps, choose } = useRecordSearch({ value, optionOf });
  const beds = useOccupiedBeds(search);
  const words = { searching: t('searching'), away: t('failedToLoad'), none: t('noneInBed') };
  return (
    <Select
      {...props}
      {...selectProps(beds, words)}
      clearable
      openOnFocus
      placeholder={t('pickPatient')}
      onChange={(id) => {
        onPick?.(choose(id, beds) ?? null);
        onChange?.(id ?? '');
      }}
    />
  );
}

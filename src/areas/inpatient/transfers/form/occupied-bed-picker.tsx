import { RecordSelect, type RecordPickerProps } from '#screens/form/pickers/record-select.tsx';
import { useRecordSearch } from '#screens/form/pickers/use-record-search.ts';
import type { Bed } from '../../beds/bed.contract.ts';
import { patientName } from '../../beds/bed.words.ts';
import { useOccupiedBeds } from '../bed-transfer.hooks.ts';
import { t } from '../bed-transfers.texts.ts';

export interface OccupiedBedPickerProps extends RecordPickerProps {
  /** The id of the admission, '' for none. */
  value?: string;
  onChange?: (admissionId: string) => void;
  /** The bed of the patient who was picked, null when nobody is. */
  onPick?: (bed: Bed | null) => void;
}

function optionOf({ patient, wardName: ward, bedNumber: number }: Bed) {
  if (!patient) return { value: '', label: '' };
  const { admissionId: value, patientNumber } = patient;
  const words = { patient: patientName(patient), patientNumber, ward, number };
  return { value, label: t('occupiedOption', words) };
}

/** Finds a patient who lies in a bed, by name, number or bed. */
export function OccupiedBedPicker({ value = '', onChange, onPick, ...props }: OccupiedBedPickerProps) {
  const recordSearch = useRecordSearch({ value, optionOf });
  const beds = useOccupiedBeds(recordSearch.search);
  const words = { searching: t('searching'), away: t('failedToLoad'), none: t('noneInBed') };
  return (
    <RecordSelect
      {...props}
      recordSearch={recordSearch}
      matches={beds}
      words={words}
      clearable
      openOnFocus
      placeholder={t('pickPatient')}
      onPick={(bed) => {
        onPick?.(bed ?? null);
        onChange?.(bed?.patient?.admissionId ?? '');
      }}
    />
  );
}

import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { useSettledSearch } from '#screens/form/use-settled-search.ts';
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
  if (!patient) return [];
  const { admissionId: value, patientNumber } = patient;
  const words = { patient: patientName(patient), patientNumber, ward, number };
  return [{ value, label: t('occupiedOption', words) }];
}

/** Finds a patient who lies in a bed, by name, number or bed. */
export function OccupiedBedPicker({ value = '', onChange, onPick, ...props }: OccupiedBedPickerProps) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Bed>();
  const current = picked?.patient?.admissionId === value ? picked : undefined;
  const label = current ? optionOf(current)[0]?.label : '';
  const { search, isSettled, onKeyDown } = useSettledSearch(typed, label ?? '');
  const beds = useOccupiedBeds(search);
  const isSearching = !isSettled || beds.isPlaceholderData;
  const found = isSearching ? [] : (beds.data?.rows ?? []);
  const shown = current && !found.some(({ id }) => id === current.id) ? [current, ...found] : found;
  return (
    <Select
      {...props}
      searchable
      clearable
      placeholder={t('pickPatient')}
      value={value || null}
      data={shown.flatMap(optionOf)}
      // The server has compared already.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onKeyDown={onKeyDown}
      onChange={(id) => {
        const bed = shown.find(({ patient }) => patient?.admissionId === id);
        setPicked(bed);
        onPick?.(bed ?? null);
        onChange?.(id ?? '');
      }}
      nothingFoundMessage={t(
        isSearching || beds.isFetching ? 'searching' : beds.isError ? 'failedToLoad' : 'noneInBed',
      )}
      maxDropdownHeight={260}
    />
  );
}

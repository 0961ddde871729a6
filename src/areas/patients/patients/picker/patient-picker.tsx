import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { type NamedPatient, useNamedPatient, usePatientMatches } from './patient-picker.hooks.ts';
import { t } from './patient-picker.texts.ts';

export interface PatientPickerProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  /** The id of the patient, '' for none. */
  value?: string;
  onChange?: (patientId: string) => void;
  /** The patient that the field shows at first, where more than the id is known. */
  known?: NamedPatient | undefined;
}

const typingPauseMs = 250;

function optionOf({ id, patientNumber, firstName, lastName }: NamedPatient) {
  return { value: id, label: `${firstName} ${lastName} (${patientNumber})` };
}

/** Finds an active patient by name, number, phone or e-mail, on the server. */
export function PatientPicker({ value = '', onChange, known, ...props }: PatientPickerProps) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState(known);
  const isNamedOnly = value !== '' && picked?.id !== value;
  const named = useNamedPatient(isNamedOnly ? value : undefined);
  const current = isNamedOnly ? named.data : picked;
  const label = current ? optionOf(current).label : '';
  const [settled] = useDebouncedValue(typed === label ? '' : typed.trim(), typingPauseMs);
  const matches = usePatientMatches(settled);
  const found = matches.data?.rows ?? [];
  const isCurrentFound = found.some((patient) => patient.id === current?.id);
  const shown = current && value && !isCurrentFound ? [current, ...found] : found;
  return (
    <Select
      {...props}
      searchable
      openOnFocus={false}
      placeholder={t('findPatient')}
      value={value || null}
      data={shown.map(optionOf)}
      // The server has compared already; comparing again by label would hide matches by phone.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        setPicked(shown.find((patient) => patient.id === id));
        onChange?.(id ?? '');
      }}
      nothingFoundMessage={messageFor(matches)}
      maxDropdownHeight={260}
      comboboxProps={{ withinPortal: true }}
    />
  );
}

function messageFor({ isError, isFetching }: { isError: boolean; isFetching: boolean }): string {
  if (isFetching) return t('searching');
  return isError ? t('patientsAway') : t('noPatientFound');
}

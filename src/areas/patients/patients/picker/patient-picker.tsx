import { Select, type SelectProps, Text } from '@mantine/core';
import { useState } from 'react';
import { useSettledSearch } from '#screens/form/use-settled-search.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { type NamedPatient, useNamedPatient, usePatientMatches, useStateOf } from './patient-picker.hooks.ts';
import { t } from './patient-picker.texts.ts';

export interface PatientPickerProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  /** The id of the patient, '' for none. */
  value?: string;
  onChange?: (patientId: string) => void;
  /** The patient that the field shows at first, where more than the id is known. */
  known?: NamedPatient | undefined;
  /** Said below the field of a patient who has died: what can still be done for them. */
  warnOfDeath?: (date: string) => string;
}

const labels = { active: 'named', inactive: 'namedInactive', deceased: 'namedDeceased' } as const;

function optionOf({ id, patientNumber, firstName, lastName, status = 'active' }: NamedPatient) {
  const name = `${firstName} ${lastName}`;
  return { value: id, label: t(labels[status], { name, number: patientNumber }) };
}

/** Finds an active patient by name, number, phone or e-mail, on the server; says of another that they are none. */
export function PatientPicker({ value = '', onChange, known, warnOfDeath, ...props }: PatientPickerProps) {
  const { longDate } = useFormat();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState(known);
  const isNamedOnly = value !== '' && picked?.id !== value;
  const named = useNamedPatient(isNamedOnly ? value : undefined);
  const current = useStateOf(isNamedOnly ? named.data : picked);
  const dateOfDeath = value === '' ? null : current?.dateOfDeath;
  const label = current ? optionOf(current).label : '';
  const { search, isSettled, onKeyDown } = useSettledSearch(typed, label);
  const matches = usePatientMatches(search);
  const isSearching = !isSettled || matches.isPlaceholderData;
  const found = isSearching ? [] : (matches.data?.rows ?? []);
  const isCurrentFound = found.some((patient) => patient.id === current?.id);
  const shown = current && value && !isCurrentFound ? [current, ...found] : found;
  return (
    <Select
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
      {...(warnOfDeath &&
        dateOfDeath && { description: <Warning text={warnOfDeath(longDate(dateOfDeath))} /> })}
      searchable
      openOnFocus={false}
      placeholder={t('findPatient')}
      value={value || null}
      data={shown.map(optionOf)}
      // The server has compared already; comparing again by label would hide matches by phone.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onKeyDown={onKeyDown}
      onChange={(id) => {
        setPicked(shown.find((patient) => patient.id === id));
        onChange?.(id ?? '');
      }}
      nothingFoundMessage={messageFor({ ...matches, isFetching: isSearching || matches.isFetching })}
      maxDropdownHeight={260}
      comboboxProps={{ withinPortal: true }}
    />
  );
}

function Warning({ text }: { text: string }) {
  return (
    <Text span inherit fw={600} c="var(--mantine-color-error)">
      {text}
    </Text>
  );
}

function messageFor({ isError, isFetching }: { isError: boolean; isFetching: boolean }): string {
  if (isFetching) return t('searching');
  return isError ? t('patientsAway') : t('noPatientFound');
}

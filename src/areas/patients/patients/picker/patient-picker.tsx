import { Text } from '@mantine/core';
import { useState } from 'react';
import { RecordSelect, type RecordPickerProps } from '#screens/form/pickers/record-select.tsx';
import { useRecordSearch } from '#screens/form/pickers/use-record-search.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { PatientSummary } from '../patient.contract.ts';
import { demographics, numberWords } from '../patient.words.ts';
import { type NamedPatient, useNamedPatient, usePatientMatches, useStateOf } from './patient-picker.hooks.ts';
import { t } from './patient-picker.texts.ts';

export interface PatientPickerProps extends RecordPickerProps {
  /** The id of the patient, '' for none. */
  value?: string;
  /** Also told as a record, for who has to name them without a network; undefined for none. */
  onChange?: (patientId: string, chosen?: NamedPatient) => void;
  /** The patient that the field shows at first, where more than the id is known. */
  known?: NamedPatient | undefined;
  /** Said below the field of a patient who has died: what can still be done for them. */
  warnOfDeath?: (date: string) => string;
}

const labels = { active: 'named', inactive: 'namedInactive', deceased: 'namedDeceased' } as const;

function optionOf({ id, patientNumber, firstName, lastName, status = 'active' }: NamedPatient) {
  const name = `${firstName} ${lastName}`.trim();
  return { value: id, label: t(labels[status], { name, number: patientNumber }) };
}

/** Finds an active patient by name, number, phone or e-mail, on the server; says of another that they are none. */
export function PatientPicker({ value = '', onChange, known, warnOfDeath, ...props }: PatientPickerProps) {
  const { longDate } = useFormat();
  const [picked, setPicked] = useState(known);
  const isNamedOnly = value !== '' && picked?.id !== value;
  const named = useNamedPatient(isNamedOnly ? value : undefined);
  const current = useStateOf(isNamedOnly ? named.data : picked);
  const dateOfDeath = value === '' ? null : current?.dateOfDeath;
  const recordSearch = useRecordSearch({ value, known: current, optionOf });
  const matches = usePatientMatches(recordSearch.search);
  return (
    <RecordSelect
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
      {...(warnOfDeath &&
        dateOfDeath && { description: <Warning text={warnOfDeath(longDate(dateOfDeath))} /> })}
      recordSearch={recordSearch}
      matches={matches}
      words={{ searching: t('searching'), away: t('patientsAway'), none: t('noPatientFound') }}
      renderOption={({ option }) => (
        <div>
          <div>{option.label}</div>
          <Facts patient={matches.data?.rows.find(({ id }) => id === option.value)} />
        </div>
      )}
      placeholder={t('findPatient')}
      onPick={(patient) => {
        setPicked(patient);
        onChange?.(patient?.id ?? '', patient);
      }}
      comboboxProps={{ withinPortal: true }}
    />
  );
}

/** Age, gender and phone: two patients may have one name, or one phone. */
function Facts({ patient }: { patient: PatientSummary | undefined }) {
  const facts = patient
    ? [patient.formerNumber && numberWords(patient), demographics(patient), patient.phone]
        .filter(Boolean)
        .join(' · ')
    : '';
  if (facts === '') return null;
  return (
    <Text size="xs" c="dimmed">
      {facts}
    </Text>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <Text span inherit fw={600} c="var(--mantine-color-error)">
      {text}
    </Text>
  );
}

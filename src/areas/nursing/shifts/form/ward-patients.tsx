import { Checkbox, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { useMay } from '#client/session.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { RoundPatient } from '../../rounds/round.contract.ts';
import { useRound } from '../../rounds/round.hooks.ts';
import { t } from '../shifts.texts.ts';

interface WardPatientsProps {
  wardId: string;
  /** The chosen admissions. */
  value: string[];
  onChange: (admissionIds: string[]) => void;
  error?: ReactNode;
}

/** The patients in the beds of a ward; whom another nurse has only the nurse in charge takes. */
export function WardPatients({ wardId, value, onChange, error }: WardPatientsProps) {
  const may = useMay();
  const round = useRound({ wardId });
  if (round.isError || !round.data)
    return <QueryStatus query={round} failed={t('failedToLoadPatients')} lines={3} />;
  const { rows } = round.data;
  if (rows.length === 0) return <Text c="dimmed">{t('nobodyInWard')}</Text>;
  return (
    <Checkbox.Group label={t('patients')} value={value} onChange={onChange} error={error}>
      <Stack gap="xs" mt="xs">
        {rows.map((row) => (
          <Checkbox
            key={row.admissionId}
            value={row.admissionId}
            label={patientWords(row)}
            disabled={row.nurse !== null && !may('shifts.manage')}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** Bed, patient and who has them. */
export function patientWords({ bed, patient, nurse }: RoundPatient): string {
  const words = t('patientInBed', { bed: bed.bedNumber, patient: fullName(patient) });
  return nurse === null
    ? t('hasNobody', { patient: words })
    : t('hasNurse', { patient: words, nurse: nurse.name });
}

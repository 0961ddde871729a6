import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { idOf, type RawSearch, useSearchParameters } from '#client/search-parameters.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { OpenedPatient } from '../../patients/detail/opened-patient.tsx';
import type { Patient } from '../../patients/patient.contract.ts';
import { PatientPicker } from '../../patients/picker/patient-picker.tsx';
import { BackToRecord } from './back-to-record.tsx';
import { t } from '../joins.texts.ts';
import { JoinComparison } from './join-comparison.tsx';

function readSearch(raw: RawSearch) {
  return { with: idOf(raw['with']) };
}

/** Makes one record of two: which is the other, what stands of both, and why. */
export function JoinScreen() {
  return <OpenedPatient>{(patient) => <Joining patient={patient} />}</OpenedPatient>;
}

function Joining({ patient }: { patient: Patient }) {
  const navigate = useNavigate();
  const [{ with: joinedId }, change] = useSearchParameters(readSearch);
  const isSame = joinedId === patient.id;
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} back={<BackToRecord patient={patient} />} />
      <Stack gap="md">
        <PatientPicker
          label={t('otherRecord')}
          description={t('otherRecordHint')}
          maw={520}
          value={joinedId ?? ''}
          error={isSame && t('isSameRecord')}
          onChange={(id) => change({ with: id || undefined })}
        />
        {joinedId && !isSame && (
          <JoinComparison
            key={`${patient.id} ${joinedId}`}
            patientId={patient.id}
            joinedId={joinedId}
            onSwap={() =>
              void navigate({
                to: `/dashboard/patients/${joinedId}/join`,
                search: { with: patient.id },
                replace: true,
              })
            }
          />
        )}
      </Stack>
    </>
  );
}

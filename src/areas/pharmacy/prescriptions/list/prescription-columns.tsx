import { Anchor, Text } from '@mantine/core';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { Link } from '#client/link.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { PrescriptionRow } from '../prescription.contract.ts';
import { patientName, statusTone } from '../prescription.words.ts';
import { t } from '../prescriptions.texts.ts';

/** The columns of the queue. */
export function prescriptionColumns(format: Format): ListColumn<PrescriptionRow>[] {
  return [
    {
      id: 'number',
      title: t('columnNumber'),
      render: ({ id, prescriptionNumber }) => (
        <Anchor component={Link} to={`/dashboard/prescriptions/${id}`} fw={600} size="sm">
          {prescriptionNumber}
        </Anchor>
      ),
    },
    { id: 'patient', title: t('columnPatient'), render: PatientCell },
    { id: 'medicines', title: t('columnMedicines'), render: MedicinesCell },
    { id: 'prescriber', title: t('columnPrescriber'), render: ({ prescriberName }) => prescriberName },
    { id: 'signed', title: t('columnSigned'), render: ({ signedAt }) => format.dateTime(signedAt) },
    { id: 'status', title: t('columnStatus'), render: (row) => <PrescriptionStatus prescription={row} /> },
  ];
}

function PatientCell({ patient }: PrescriptionRow) {
  return (
    <>
      <Text size="sm">{patientName(patient)}</Text>
      <Text size="xs" c="dimmed">
        {patient.patientNumber}
      </Text>
    </>
  );
}

function MedicinesCell({ medicines, stopsPassed }: PrescriptionRow) {
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {medicines.length === 0 ? orRestricted(null) : medicines.join(', ')}
      </Text>
      {stopsPassed > 0 && (
        <Text size="xs" c="red" fw={600}>
          {t('passedStops', { count: stopsPassed })}
        </Text>
      )}
    </>
  );
}

/** The state of a prescription. */
export function PrescriptionStatus({
  prescription: { status },
}: {
  prescription: Pick<PrescriptionRow, 'status'>;
}) {
  return <StatusBadge tone={statusTone[status]}>{t(`status_${status}`)}</StatusBadge>;
}

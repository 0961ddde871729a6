import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { patientName } from '../../beds/bed.words.ts';
import type { Admission } from '../admission.contract.ts';
import { admissionTone, bedWords } from '../admission.words.ts';
import { t } from '../admissions.texts.ts';

/** The columns of the list; a number opens its admission. */
export function admissionColumns(format: Format): ListColumn<Admission>[] {
  return [
    {
      id: 'admitted',
      title: t('columnAdmission'),
      isSortable: true,
      render: ({ id, admissionNumber, admittedAt }) => (
        <>
          <Anchor component={Link} to={`/dashboard/admissions/${id}`} fw={600}>
            {admissionNumber}
          </Anchor>
          <Text size="sm" c="dimmed">
            {format.dateTime(admittedAt)}
          </Text>
        </>
      ),
    },
    { id: 'patient', title: t('columnPatient'), render: patientAndNumber },
    { id: 'bed', title: t('columnBed'), render: bedWords },
    {
      id: 'type',
      title: t('columnType'),
      render: ({ admissionType, admissionSource }) => (
        <>
          {t(`type_${admissionType}`)}
          <Text size="sm" c="dimmed">
            {t(`source_${admissionSource}`)}
          </Text>
        </>
      ),
    },
    { id: 'doctor', title: t('columnDoctor'), render: (row) => row.attendingDoctor ?? row.admittingDoctor },
    {
      id: 'out',
      title: t('columnOut'),
      width: 130,
      render: ({ estimatedDischargeDate: day }) => (day === null ? t('none') : format.date(day)),
    },
    {
      id: 'status',
      title: t('columnStatus'),
      width: 150,
      render: (row) => <AdmissionStatus admission={row} />,
    },
  ];
}

/** The state of an admission, and whether the ward still waits for the patient. */
export function AdmissionStatus({ admission }: { admission: Admission }) {
  const { status, receivedAt } = admission;
  if (status === 'active' && receivedAt === null) {
    return <StatusBadge tone="warning">{t('status_not-received')}</StatusBadge>;
  }
  return <StatusBadge tone={admissionTone[status]}>{t(`status_${status}`)}</StatusBadge>;
}

function patientAndNumber({ patient }: Admission) {
  return (
    <>
      <Anchor component={Link} to={`/dashboard/patients/${patient.id}`} style={{ overflowWrap: 'anywhere' }}>
        {patientName(patient)}
      </Anchor>
      <Text size="sm" c="dimmed">
        {patient.patientNumber}
      </Text>
    </>
  );
}

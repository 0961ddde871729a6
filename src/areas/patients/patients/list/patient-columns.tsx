import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { demographics, fullName, isWithheld, numberWords } from '../patient.words.ts';
import type { PatientSummary } from '../patient.contract.ts';
import { t } from '../patients.texts.ts';
import { RestrictedBadge } from '../../restrictions/detail/restricted-badge.tsx';

/** The columns of the patient list. */
export function patientColumns(format: Format): ListColumn<PatientSummary>[] {
  return [
    { id: 'name', title: t('columnPatient'), isSortable: true, render: nameAndNumber },
    { id: 'contact', title: t('columnContact'), render: contact },
    { id: 'demographics', title: t('columnDemographics'), render: ageAndGender },
    {
      id: 'registered',
      title: t('columnRegistration'),
      isSortable: true,
      render: (patient) => format.date(patient.createdAt),
    },
    { id: 'status', title: t('columnStatus'), render: ({ status }) => <PatientStatus status={status} /> },
  ];
}

/** Active or inactive. */
export function PatientStatus({ status }: Pick<PatientSummary, 'status'>) {
  return (
    <StatusBadge tone={status === 'active' ? 'success' : 'neutral'}>{t(`status_${status}`)}</StatusBadge>
  );
}

function nameAndNumber(patient: PatientSummary) {
  return (
    <>
      <Group gap="xs">
        <Anchor component={Link} to={`/dashboard/patients/${patient.id}`} fw={600}>
          {fullName(patient)}
        </Anchor>
        {patient.isRestricted && <RestrictedBadge />}
      </Group>
      <Text size="sm" c="dimmed">
        {numberWords(patient)}
      </Text>
    </>
  );
}

function notShown() {
  return (
    <Text size="sm" c="dimmed">
      {t('notShown')}
    </Text>
  );
}

function ageAndGender(patient: PatientSummary) {
  return isWithheld(patient) ? notShown() : demographics(patient);
}

function contact(patient: PatientSummary) {
  if (isWithheld(patient)) return notShown();
  const { phone, email } = patient;
  if (!phone && !email) return <Text c="dimmed">{t('noContact')}</Text>;
  return (
    <>
      {phone && <Text size="sm">{phone}</Text>}
      {email && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Text>
      )}
    </>
  );
}

import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { AppointmentBadges } from '../detail/appointment-badges.tsx';
import { endWords, patientName, titleWords } from '../appointment.words.ts';
import type { Appointment } from '../appointment.contract.ts';
import { t } from '../appointments.texts.ts';

/** The columns of the appointment list; a title opens its appointment. */
export function appointmentColumns(
  format: Format,
  onView: (appointmentId: string) => void,
): ListColumn<Appointment>[] {
  return [
    { id: 'patient', title: t('columnPatient'), render: patientAndNumber },
    { id: 'appointment', title: t('columnAppointment'), render: (row) => titleAndType(row, onView) },
    { id: 'doctor', title: t('columnDoctor'), render: doctorAndSpecialty },
    {
      id: 'start',
      title: t('columnStart'),
      isSortable: true,
      render: ({ startTime }) => format.dateTime(startTime),
    },
    { id: 'end', title: t('columnEnd'), width: 110, render: (row) => endWords(row, format) },
    { id: 'status', title: t('columnStatus'), width: 160, render: (row) => <AppointmentBadges {...row} /> },
  ];
}

function patientAndNumber({ patient }: Appointment) {
  return (
    <>
      <Anchor component={Link} to={`/dashboard/patients/${patient.id}`} fw={600}>
        {patientName({ patient })}
      </Anchor>
      <Text size="sm" c="dimmed">
        {patient.patientNumber}
      </Text>
    </>
  );
}

function titleAndType({ id, title, type }: Appointment, onView: (appointmentId: string) => void) {
  return (
    <>
      <Anchor
        component="button"
        type="button"
        ta="start"
        style={{ overflowWrap: 'anywhere' }}
        onClick={() => onView(id)}
      >
        {titleWords({ title })}
      </Anchor>
      <Text size="sm" c="dimmed">
        {t(`type_${type}`)}
      </Text>
    </>
  );
}

function doctorAndSpecialty({ doctor }: Appointment) {
  if (!doctor)
    return (
      <Text size="sm" c="dimmed">
        {t('toBeAssigned')}
      </Text>
    );
  return (
    <>
      <Text size="sm">{doctor.name}</Text>
      <Text size="sm" c="dimmed">
        {doctor.specialty}
      </Text>
    </>
  );
}

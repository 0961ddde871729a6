import { Anchor, Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import type { PatientTimelineProps } from '#areas/patients/patients-web.public.ts';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { CancelUpcoming } from './cancel-upcoming.tsx';
import { AppointmentBadges } from '../detail/appointment-badges.tsx';
import { spanWords, titleWords } from '../appointment.words.ts';
import type { Appointment } from '../appointment.contract.ts';
import { usePatientAppointments } from '../appointment.hooks.ts';
import { t } from '../appointments.texts.ts';

const scheduling = '/dashboard/scheduling';

/** The appointments of a patient, below the patient's record. */
export function PatientTimeline({ patientId, isDeceased }: PatientTimelineProps) {
  const may = useMay();
  const query = usePatientAppointments(patientId);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="patient-appointments">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="patient-appointments">
          {t('timeline')}
        </Title>
        {may('appointments.write') && !isDeceased && (
          <Button
            renderRoot={(props) => <Link {...props} to={scheduling} search={{ patientId }} />}
            variant="default"
            size="xs"
            leftSection={<Icon name="plus" size={16} />}
          >
            {t('schedule')}
          </Button>
        )}
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {isDeceased && query.data && <CancelUpcoming patientId={patientId} upcoming={query.data.upcoming} />}
      {query.data && <Timeline {...query.data} />}
    </Paper>
  );
}

function Timeline({ upcoming, past }: { upcoming: Appointment[]; past: Appointment[] }) {
  if (upcoming.length + past.length === 0) return <Text c="dimmed">{t('noTimeline')}</Text>;
  return (
    <Stack gap="md">
      <Part title={t('upcoming')} rows={upcoming} />
      <Part title={t('past')} rows={past} />
    </Stack>
  );
}

function Part({ title, rows }: { title: string; rows: Appointment[] }) {
  const format = useFormat();
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title order={3} size="h6" mb="xs">
        {title}
      </Title>
      <List listStyleType="none" spacing="sm">
        {rows.map((row) => (
          <List.Item key={row.id} styles={{ itemWrapper: { display: 'block' } }}>
            <Group justify="space-between" gap="xs">
              <div style={{ minWidth: 0 }}>
                <Anchor
                  renderRoot={(props) => (
                    <Link {...props} to={scheduling} search={{ appointmentId: row.id }} />
                  )}
                  fw={550}
                >
                  {titleWords(row)}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {spanWords(row, format)} · {row.doctor?.name ?? t('toBeAssigned')}
                </Text>
              </div>
              <AppointmentBadges {...row} />
            </Group>
          </List.Item>
        ))}
      </List>
    </section>
  );
}

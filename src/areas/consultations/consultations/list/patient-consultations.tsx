import { Anchor, Group, List, Paper, Text, Title } from '@mantine/core';
import type { PatientTimelineProps } from '#areas/patients/patients-web.public.ts';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { useConsultationPage } from '../consultation.hooks.ts';
import { contentWords } from '../consultation.words.ts';
import { t } from '../consultations.texts.ts';
import { StartConsultation } from '../form/start-consultation.tsx';
import { ConsultationStatus } from './consultation-columns.tsx';

const shown = 5;

/** The latest consultations of a patient, on the patient's page. */
export function PatientConsultations({ patientId, isDeceased }: PatientTimelineProps) {
  const may = useMay();
  const { dateTime } = useFormat();
  const query = useConsultationPage({ patientId, limit: shown });
  const rows = query.data?.rows ?? [];
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="patient-consultations">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="patient-consultations">
          {t('ofPatient')}
        </Title>
        {may('emr.write') && !isDeceased && <StartConsultation patientId={patientId} size="xs" />}
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {query.data && rows.length === 0 && <Text c="dimmed">{t('neverSeen')}</Text>}
      {rows.length > 0 && (
        <List listStyleType="none" spacing="sm">
          {rows.map((consultation) => (
            <List.Item key={consultation.id} styles={{ itemWrapper: { display: 'block' } }}>
              <Group justify="space-between" gap="xs">
                <div style={{ minWidth: 0 }}>
                  <Anchor
                    component={Link}
                    to={`/dashboard/consultations/${consultation.id}`}
                    fw={550}
                    lineClamp={2}
                  >
                    {contentWords(consultation)}
                  </Anchor>
                  <Text size="sm" c="dimmed">
                    {dateTime(consultation.startedAt)} · {consultation.authorName}
                  </Text>
                </div>
                <ConsultationStatus consultation={consultation} />
              </Group>
            </List.Item>
          ))}
        </List>
      )}
      {query.data?.nextCursor && (
        <Anchor
          renderRoot={(props) => (
            <Link {...props} to="/dashboard/consultations" search={{ view: 'all', patientId }} />
          )}
          size="sm"
        >
          {t('allOfPatient')}
        </Anchor>
      )}
    </Paper>
  );
}

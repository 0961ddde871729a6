import { Anchor, Group, List, Paper, Text, Title } from '@mantine/core';
import type { PatientTimelineProps } from '#areas/patients/patients-web.public.ts';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { AskForBed } from '../../requests/form/ask-for-bed.tsx';
import type { Admission } from '../admission.contract.ts';
import { useAdmissionPage } from '../admission.hooks.ts';
import { bedWords } from '../admission.words.ts';
import { t } from '../admissions.texts.ts';
import { AdmissionStatus } from '../list/admission-columns.tsx';

const shown = 10;

/** The latest admissions of a patient, below the patient's record. */
export function PatientAdmissions({ patientId, isDeceased }: PatientTimelineProps) {
  const query = useAdmissionPage({ patientId, limit: shown });
  const rows = query.data?.rows ?? [];
  const isAdmitted = rows.some(({ status }) => status === 'active');
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="patient-admissions">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="patient-admissions">
          {t('patientAdmissions')}
        </Title>
        {query.data && !isAdmitted && !isDeceased && (
          <Group gap="xs">
            <AskForBed patientId={patientId} size="xs" />
          </Group>
        )}
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {query.data && rows.length === 0 && <Text c="dimmed">{t('neverAdmitted')}</Text>}
      {rows.length > 0 && (
        <List listStyleType="none" spacing="sm">
          {rows.map((admission) => (
            <List.Item key={admission.id} styles={{ itemWrapper: { display: 'block' } }}>
              <PastAdmission admission={admission} />
            </List.Item>
          ))}
        </List>
      )}
    </Paper>
  );
}

function PastAdmission({ admission }: { admission: Admission }) {
  const { dateTime } = useFormat();
  return (
    <Group justify="space-between" gap="xs">
      <div style={{ minWidth: 0 }}>
        <Anchor component={Link} to={`/dashboard/admissions/${admission.id}`} fw={550}>
          {admission.primaryDiagnosis ?? admission.admissionNumber}
        </Anchor>
        <Text size="sm" c="dimmed">
          {dateTime(admission.admittedAt)} · {bedWords(admission)}
        </Text>
      </div>
      <AdmissionStatus admission={admission} />
    </Group>
  );
}

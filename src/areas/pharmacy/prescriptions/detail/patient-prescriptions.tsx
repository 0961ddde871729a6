import { Anchor, Button, Group, List, Paper, Text, Title } from '@mantine/core';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import type { PatientTimelineProps } from '#areas/patients/patients-web.public.ts';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { PrescriptionStatus } from '../list/prescription-columns.tsx';
import { usePrescriptionPage } from '../prescription.hooks.ts';
import { t } from '../prescriptions.texts.ts';

const shown = 10;

/** The latest prescriptions of a patient, below the patient's record. */
export function PatientPrescriptions({ patientId, isDeceased }: PatientTimelineProps) {
  const { dateTime } = useFormat();
  const may = useMay();
  const query = usePrescriptionPage({ patientId, limit: shown });
  const rows = query.data?.rows ?? [];
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="patient-prescriptions">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="patient-prescriptions">
          {t('ofPatient')}
        </Title>
        {may('pharmacy.prescribe') && !isDeceased && (
          <Button
            size="xs"
            variant="default"
            renderRoot={(props) => (
              <Link {...props} to="/dashboard/prescriptions/new" search={{ patientId }} />
            )}
          >
            {t('newPrescription')}
          </Button>
        )}
      </Group>
      {query.isPending && <LoadingSkeleton />}
      {query.isError && (
        <ErrorPanel message={t('failedToLoad')} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      {query.data && rows.length === 0 && <Text c="dimmed">{t('noneOfPatient')}</Text>}
      {rows.length > 0 && (
        <List listStyleType="none" spacing="sm">
          {rows.map((row) => (
            <List.Item key={row.id} styles={{ itemWrapper: { display: 'block' } }}>
              <Group justify="space-between" gap="xs">
                <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Anchor component={Link} to={`/dashboard/prescriptions/${row.id}`} fw={550}>
                    {row.medicines.length > 0 ? row.medicines.join(', ') : orRestricted(null)}
                  </Anchor>
                  <Text size="sm" c="dimmed">
                    {row.prescriptionNumber} · {dateTime(row.signedAt)} · {row.prescriberName}
                  </Text>
                </div>
                <PrescriptionStatus prescription={row} />
              </Group>
            </List.Item>
          ))}
        </List>
      )}
    </Paper>
  );
}

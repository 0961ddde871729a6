import { Anchor, Group, List, Paper, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { PrescriptionStatus } from '../list/prescription-columns.tsx';
import { usePrescriptionPage } from '../prescription.hooks.ts';
import { t } from '../prescriptions.texts.ts';

const shown = 10;

export interface NewestPrescriptionsProps {
  of: { patientId: string } | { admissionId: string };
  title: string;
  none: string;
  action?: ReactNode;
}

/** The newest prescriptions of a patient or of a stay, as a section of the page. */
export function NewestPrescriptions({ of, title, none, action }: NewestPrescriptionsProps) {
  const { dateTime } = useFormat();
  const headingId = useId();
  const query = usePrescriptionPage({ ...of, limit: shown });
  const rows = query.data?.rows ?? [];
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={headingId}>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id={headingId}>
          {title}
        </Title>
        {action}
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {query.data && rows.length === 0 && <Text c="dimmed">{none}</Text>}
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
                    {[
                      row.prescriptionNumber,
                      dateTime(row.signedAt),
                      row.prescriberName,
                      row.dischargedFrom !== null && t('toTakeHome'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
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

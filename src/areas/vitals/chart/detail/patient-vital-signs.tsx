import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { PatientTimelineProps } from '#areas/patients/patients-web.public.ts';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { Score } from '../../signs/list/vital-signs-columns.tsx';
import { useVitalSignsPage } from '../../signs/vital-signs.hooks.ts';
import { shortSigns } from '../../signs/vital-signs.words.ts';
import { t } from '../chart.texts.ts';

const shown = 3;

/** The latest vital signs of a patient, below the patient's record. */
export function PatientVitalSigns({ patientId }: PatientTimelineProps) {
  const { dateTime } = useFormat();
  const query = useVitalSignsPage({ patientId, limit: shown });
  const rows = query.data?.rows.filter(({ enteredInError }) => enteredInError === null) ?? [];
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="patient-vital-signs">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="patient-vital-signs">
          {t('sectionTitle')}
        </Title>
        <Anchor component={Link} to={`/dashboard/patients/${patientId}/vital-signs`} size="sm">
          {t('wholeChart')}
        </Anchor>
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {query.data && rows.length === 0 && <Text c="dimmed">{t('sectionEmpty')}</Text>}
      <Stack gap="xs">
        {rows.map((set) => (
          <Group key={set.id} justify="space-between" gap="xs">
            <div style={{ minWidth: 0 }}>
              <Text size="sm">
                {shortSigns(set)
                  .map(({ text }) => text)
                  .join(' · ')}
              </Text>
              <Text size="xs" c="dimmed">
                {dateTime(set.recordedAt)} · {set.recordedByName}
              </Text>
            </div>
            <Score set={set} />
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}

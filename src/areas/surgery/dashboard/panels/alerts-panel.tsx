import { Anchor, List, Paper, Text, Title } from '@mantine/core';
import { Link } from '#client/link.tsx';
import type { CallOutput } from '#kernel/define-call.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { patientName } from '../../cases/case.words.ts';
import type { readSurgeryDashboard } from '../dashboard.contract.ts';
import { t } from '../dashboard.texts.ts';

type Alerts = CallOutput<typeof readSurgeryDashboard>['alerts'];

/** What needs attention: cases within the hour, theatres under maintenance, missing diagnoses. */
export function AlertsPanel({ alerts }: { alerts: Alerts }) {
  const { time } = useFormat();
  const { startingSoon, inMaintenance, withoutDiagnosis } = alerts;
  const hasNone = startingSoon.length === 0 && inMaintenance === 0 && withoutDiagnosis === 0;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="surgery-alerts">
      <Title order={2} size="h4" mb="sm" id="surgery-alerts">
        {t('alerts')}
      </Title>
      {hasNone ? (
        <Text c="dimmed">{t('noAlerts')}</Text>
      ) : (
        <List spacing="xs">
          {startingSoon.map(({ id, caseNumber: number, patient, startTime }) => (
            <List.Item key={id}>
              <Anchor component={Link} underline="always" to={`/dashboard/surgery/cases/${id}`}>
                {t('startsSoon', { number, patient: patientName(patient), time: time(startTime) })}
              </Anchor>
            </List.Item>
          ))}
          {inMaintenance > 0 && <List.Item>{t('maintenance', { count: inMaintenance })}</List.Item>}
          {withoutDiagnosis > 0 && (
            <List.Item>{t('withoutDiagnosis', { count: withoutDiagnosis })}</List.Item>
          )}
        </List>
      )}
    </Paper>
  );
}

import { Anchor, List, Paper, Text, Title } from '@mantine/core';
import { Link } from '#client/link.tsx';
import type { CallOutput } from '#kernel/define-call.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { patientName } from '../../cases/case.words.ts';
import type { readSurgeryDashboard } from '../dashboard.contract.ts';
import { t } from '../dashboard.texts.ts';

type Alerts = CallOutput<typeof readSurgeryDashboard>['alerts'];

/** What needs attention: counts that wait for a second person, cases within the hour, theatres under maintenance, missing diagnoses. */
export function AlertsPanel({ alerts }: { alerts: Alerts }) {
  const { time } = useFormat();
  const { startingSoon, countsWaiting, inMaintenance, withoutDiagnosis } = alerts;
  const isNamed = startingSoon.length + countsWaiting.length > 0;
  const hasNone = !isNamed && inMaintenance === 0 && withoutDiagnosis === 0;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="surgery-alerts">
      <Title order={2} size="h4" mb="sm" id="surgery-alerts">
        {t('alerts')}
      </Title>
      {hasNone ? (
        <Text c="dimmed">{t('noAlerts')}</Text>
      ) : (
        <List spacing="xs">
          {countsWaiting.map(({ id, caseNumber: number, patient, since }) => (
            <List.Item key={id}>
              <Anchor
                component={Link}
                underline="always"
                to={`/dashboard/surgery/cases/${id}`}
                search={{ part: 'counts' }}
              >
                {t('countWaits', { number, patient: patientName(patient), time: time(since) })}
              </Anchor>
            </List.Item>
          ))}
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

import { Anchor, Group, Paper, Text, Title } from '@mantine/core';
import type { PatientTimelineProps } from '#areas/patients/patients-web.public.ts';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { useFluidChart } from '../../fluid.hooks.ts';
import { BalanceText } from '../../round/balance-text.tsx';
import { UrineFlag } from '../../round/fluid-flags.tsx';
import type { FluidChart } from '../fluid-chart.contract.ts';
import { t } from '../fluid-chart.texts.ts';

/** The fluid day that runs, below the patient's record. */
export function PatientFluids({ patientId }: PatientTimelineProps) {
  const query = useFluidChart(patientId);
  const { data } = query;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="patient-fluids">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="patient-fluids">
          {t('sectionTitle')}
        </Title>
        <Anchor component={Link} to={`/dashboard/patients/${patientId}/intake-output`} size="sm">
          {t('wholeChart')}
        </Anchor>
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} lines={2} />
      {data && <RunningDay chart={data} />}
    </Paper>
  );
}

function RunningDay({ chart }: { chart: FluidChart }) {
  const { dateTime } = useFormat();
  const { intakeTotal: intake, outputTotal: output, balance, records, given, urine } = chart;
  const time = dateTime(chart.start);
  if (records.length === 0 && given.length === 0) {
    return <Text c="dimmed">{t('sectionEmpty', { time })}</Text>;
  }
  if (balance === null) return <Text size="sm">{t('restricted')}</Text>;
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm">{t('sectionLine', { intake: intake ?? 0, output: output ?? 0, time })}</Text>
      <Group gap="xs">
        <UrineFlag urine={urine} />
        <Text size="sm">
          <BalanceText balance={balance} />
        </Text>
      </Group>
    </Group>
  );
}

import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { FoldedPanel } from '#screens/detail/folded-panel.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useFluidChart } from '../../fluid.hooks.ts';
import { UrineFlag } from '../../round/fluid-flags.tsx';
import type { FluidChart } from '../fluid-chart.contract.ts';
import { t } from '../fluid-chart.texts.ts';
import { urineWords } from '../fluid-chart.words.ts';
import { FluidDayTable } from './fluid-day-table.tsx';

/** The fluid days that stand beside each other on a round. */
const shownDays = 3;

/** What the last fluid days of a patient came to, and how urine goes. */
export function FluidsOfRound({ patientId }: { patientId: string }) {
  const query = useFluidChart(patientId);
  const { data } = query;
  return (
    <FoldedPanel
      name="round.fluids"
      title={t('sectionTitle')}
      isUsuallyOpen
      summary={data && summaryOf(data)}
      link={
        <Anchor component={Link} to={`/dashboard/patients/${patientId}/intake-output`} fz="sm">
          {t('wholeChart')}
        </Anchor>
      }
      query={query}
      errorMessage={t('failedToLoad')}
    >
      {data && <Days chart={data} />}
    </FoldedPanel>
  );
}

function summaryOf({ intakeTotal: intake, outputTotal: output }: FluidChart): string {
  return intake === null || output === null ? t('restricted') : t('summaryLine', { intake, output });
}

function Days({ chart }: { chart: FluidChart }) {
  const format = useFormat();
  const { days, day: today, isRunning, balanceOfStay, start, urine } = chart;
  if (chart.balance === null) return <Text size="sm">{t('restricted')}</Text>;
  if (days.length === 0) {
    return <Text size="sm">{t('sectionEmpty', { time: format.dateTime(start) })}</Text>;
  }
  return (
    <>
      <FluidDayTable
        days={days.slice(-shownDays)}
        today={isRunning ? today : null}
        verticalSpacing={1}
        horizontalSpacing={6}
        fz="sm"
      />
      <Group gap="xs" mt={4}>
        <Text size="xs" c="dimmed">
          {[
            balanceOfStay !== null && `${t('balanceOfStay')}: ${format.number(balanceOfStay)} mL`,
            urineWords(chart, format) && `${t('urineRate')}: ${urineWords(chart, format)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <UrineFlag urine={urine} />
      </Group>
    </>
  );
}

import { Paper, Table, Title } from '@mantine/core';
import type { FluidChart } from '../fluid-chart.contract.ts';
import { t } from '../fluid-chart.texts.ts';
import { FluidDayTable } from './fluid-day-table.tsx';

/** The fluid days up to the one that is shown, with what each came to. */
export function FluidDays({ days }: Pick<FluidChart, 'days'>) {
  if (days.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="fluid-days">
      <Title order={2} size="h4" mb="sm" id="fluid-days">
        {t('daysTitle')}
      </Title>
      <Table.ScrollContainer minWidth={280} type="native">
        <FluidDayTable days={days} verticalSpacing={4} />
      </Table.ScrollContainer>
    </Paper>
  );
}

import { Paper, Table, Title } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { BalanceText } from '../../round/balance-text.tsx';
import type { FluidChart } from '../fluid-chart.contract.ts';
import { t } from '../fluid-chart.texts.ts';

/** The fluid days up to the one that is shown, with what each came to. */
export function FluidDays({ days }: Pick<FluidChart, 'days'>) {
  const { date, number } = useFormat();
  if (days.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="fluid-days">
      <Title order={2} size="h4" mb="sm" id="fluid-days">
        {t('daysTitle')}
      </Title>
      <Table.ScrollContainer minWidth={280} type="native">
        <Table aria-label={t('daysTitle')} verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('columnDay')}</Table.Th>
              <Table.Th scope="col" ta="end">
                {t('columnIntake')}
              </Table.Th>
              <Table.Th scope="col" ta="end">
                {t('columnOutput')}
              </Table.Th>
              <Table.Th scope="col" ta="end">
                {t('columnBalance')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.toReversed().map(({ day, intakeTotal, outputTotal, balance }) => (
              <Table.Tr key={day}>
                <Table.Th scope="row" fw={500}>
                  {date(day)}
                </Table.Th>
                <Table.Td ta="end">{number(intakeTotal)}</Table.Td>
                <Table.Td ta="end">{number(outputTotal)}</Table.Td>
                <Table.Td ta="end">
                  <BalanceText balance={balance} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  );
}

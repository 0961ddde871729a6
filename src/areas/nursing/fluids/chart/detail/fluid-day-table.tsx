import { Table, type TableProps } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { BalanceText } from '../../round/balance-text.tsx';
import type { FluidChart } from '../fluid-chart.contract.ts';
import { t } from '../fluid-chart.texts.ts';

export interface FluidDayTableProps extends Pick<TableProps, 'verticalSpacing' | 'horizontalSpacing' | 'fz'> {
  /** The earliest first; the latest is shown first. */
  days: FluidChart['days'];
  /** The day that is named 'today'; null for none. */
  today?: string | null;
}

/** What fluid days came to. */
export function FluidDayTable({ days, today = null, ...look }: FluidDayTableProps) {
  const { date, number } = useFormat();
  return (
    <Table aria-label={t('daysTitle')} {...look}>
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
              {day === today ? t('today') : date(day)}
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
  );
}

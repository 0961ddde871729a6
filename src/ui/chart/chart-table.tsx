import { Table, VisuallyHidden } from '@mantine/core';
import type { ChartData } from './chart-types.ts';
import classes from './chart.module.css';
import { t } from './chart.texts.ts';

/** The figures of a chart as rows; long ones scroll inside their frame, which the keyboard reaches. */
export function ChartTable({
  title,
  axis,
  points,
  series,
  format,
}: ChartData & { title: string; axis: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls only what takes the focus
    <section className={classes['scroller']} aria-label={t('tableOf', { title })} tabIndex={0}>
      <Table verticalSpacing={4} fz="sm">
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{axis}</Table.Th>
            {series.map(({ label }) => (
              <Table.Th key={label} scope="col" ta="end">
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {points.map(({ label }, index) => (
            <Table.Tr key={`${index} ${label}`}>
              <Table.Th scope="row" fw={400}>
                {label}
              </Table.Th>
              {series.map(({ label: name, values }) => (
                <Table.Td key={name} ta="end">
                  {format(values[index] ?? 0)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

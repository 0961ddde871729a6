import { Paper, ScrollArea, Table, Title } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { WardSummary } from '../census.contract.ts';
import { t } from '../census.texts.ts';

/** The wards with what the days add up to. */
export function WardTable({ wards }: { wards: readonly WardSummary[] }) {
  const { number } = useFormat();
  if (wards.length === 0) return null;
  const stay = (tenths: number | null) =>
    tenths === null ? t('none') : t('daysLong', { days: (tenths / 10).toFixed(1) });
  const columns: [title: string, cell: (ward: WardSummary) => string][] = [
    [t('occupancyRate'), ({ occupancyPercent: percent }) => t('percent', { percent })],
    [t('patientDays'), ({ patientDays }) => number(patientDays)],
    [t('admissions'), ({ admissions }) => number(admissions)],
    [t('discharges'), ({ discharges }) => number(discharges)],
    [t('transfersIn'), ({ transfersIn }) => number(transfersIn)],
    [t('transfersOut'), ({ transfersOut }) => number(transfersOut)],
    [t('averageStay'), ({ averageStayTenths }) => stay(averageStayTenths)],
  ];
  return (
    <Paper withBorder p="md" component="section" aria-label={t('wards')}>
      <Title order={2} size="h4" mb="sm">
        {t('wards')}
      </Title>
      <ScrollArea viewportProps={{ tabIndex: 0 }}>
        <Table verticalSpacing={4} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('ward')}</Table.Th>
              {columns.map(([title]) => (
                <Table.Th key={title} scope="col" ta="end">
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {wards.map((ward) => (
              <Table.Tr key={ward.wardId}>
                <Table.Th scope="row" fw={500}>
                  {ward.wardName}
                </Table.Th>
                {columns.map(([title, cell]) => (
                  <Table.Td key={title} ta="end">
                    {cell(ward)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </Paper>
  );
}

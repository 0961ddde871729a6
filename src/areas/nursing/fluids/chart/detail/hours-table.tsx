import { Paper, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { BalanceText } from '../../round/balance-text.tsx';
import type { FluidChart } from '../fluid-chart.contract.ts';
import { t } from '../fluid-chart.texts.ts';
import { kindName, usedKinds } from '../fluid-chart.words.ts';

/** A fluid day hour by hour; what nobody recorded is empty, and urine says that it was not recorded. */
export function HoursTable({ chart }: { chart: FluidChart }) {
  const { time, number } = useFormat();
  const kinds = usedKinds(chart);
  const [now] = useState(() => new Date().toISOString());
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="fluid-hours">
      <Title order={2} size="h4" mb="sm" id="fluid-hours">
        {t('hours')}
      </Title>
      <Table.ScrollContainer minWidth={320} type="native">
        <Table aria-label={t('hours')} verticalSpacing={4} horizontalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('columnHour')}</Table.Th>
              {kinds.map((kind) => (
                <Table.Th key={kind} scope="col" ta="end">
                  {kindName(kind)}
                </Table.Th>
              ))}
              <Table.Th scope="col" ta="end">
                {t('columnRunning')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {chart.hours.map(({ start, amounts, running }) => (
              <Table.Tr key={start}>
                <Table.Th scope="row" fw={500}>
                  {time(start)}
                </Table.Th>
                {kinds.map((kind) => (
                  <Table.Td key={kind} ta="end">
                    {amounts[kind] === undefined ? (
                      kind === 'urine' && start <= now && <NotRecorded />
                    ) : (
                      <Text span inherit>
                        {number(amounts[kind])}
                      </Text>
                    )}
                  </Table.Td>
                ))}
                <Table.Td ta="end">{start <= now && <BalanceText balance={running} />}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  );
}

function NotRecorded() {
  return (
    <Text span size="xs" c="dimmed">
      {t('notRecorded')}
    </Text>
  );
}

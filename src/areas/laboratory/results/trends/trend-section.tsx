import { Button, NativeSelect, Stack, Table, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import type { TrendPoint } from '../lab-result.contract.ts';
import { useTrend } from '../lab-result.hooks.ts';
import { t } from '../lab-results.texts.ts';
import { ResultFlag, ResultValue } from '../detail/result-flag.tsx';
import { TrendChart } from './trend-chart.tsx';
import { chartOf } from './trend-chart.rules.ts';

interface TrendSectionProps {
  patientId: string;
  tests: readonly { value: string; label: string }[];
}

/** The course of a test that is chosen: a small drawing, and the numbers behind it. */
export function TrendSection({ patientId, tests }: TrendSectionProps) {
  const [testId, setTestId] = useState<string>();
  const { data, isError, isFetching, refetch } = useTrend(patientId, testId);
  if (tests.length === 0) return null;
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t('trends')}
        maw={320}
        value={testId ?? ''}
        data={[{ value: '', label: t('trendNone') }, ...tests]}
        onChange={({ currentTarget }) => setTestId(currentTarget.value || undefined)}
      />
      {testId !== undefined && isFetching && !data && <LoadingSkeleton lines={4} />}
      {isError && <ErrorPanel message={t('failedToLoad')} onRetry={refetch} isRetrying={isFetching} />}
      {testId !== undefined && data && data.rows.length > 0 && <Trend points={data.rows} />}
    </Stack>
  );
}

function Trend({ points }: { points: readonly TrendPoint[] }) {
  const [isTable, setTable] = useState(false);
  const tableId = useId();
  const chart = chartOf(points);
  return (
    <Stack gap="xs" align="flex-start">
      {chart ? <TrendChart chart={chart} points={points} /> : <Text size="sm">{t('trendWords')}</Text>}
      <Button
        size="compact-sm"
        variant="default"
        aria-expanded={isTable || !chart}
        aria-controls={tableId}
        disabled={!chart}
        onClick={() => setTable(!isTable)}
      >
        {t(isTable || !chart ? 'hideTable' : 'showTable')}
      </Button>
      <div id={tableId} hidden={!isTable && chart !== null} style={{ width: '100%' }}>
        <TrendTable points={points} />
      </div>
    </Stack>
  );
}

function TrendTable({ points }: { points: readonly TrendPoint[] }) {
  const format = useFormat();
  return (
    <Table.ScrollContainer minWidth={420} type="native">
      <Table aria-label={t('trendTitle', { test: points.at(-1)?.testName ?? '' })}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('columnWhen')}</Table.Th>
            <Table.Th>{t('columnOrder')}</Table.Th>
            <Table.Th>{t('columnResult')}</Table.Th>
            <Table.Th>{t('columnRange')}</Table.Th>
            <Table.Th>{t('columnFlag')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {points.toReversed().map((point) => (
            <Table.Tr key={point.orderId}>
              <Table.Td>{format.dateTime(point.takenAt)}</Table.Td>
              <Table.Td>{point.orderNumber}</Table.Td>
              <Table.Td>
                <ResultValue {...point} />
              </Table.Td>
              <Table.Td>{point.normalRange}</Table.Td>
              <Table.Td>
                <ResultFlag flag={point.flag} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

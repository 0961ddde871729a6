import { Button, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { BackLink } from '#screens/detail/back-link.tsx';
import { FilterDates } from '#screens/list/filter-dates.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { ColumnChart } from '#ui/chart/column-chart.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { useCensus } from '../census.hooks.ts';
import { t } from '../census.texts.ts';
import { ExportCensus } from '../export/export-census.tsx';
import { BlockedBeds } from './blocked-beds.tsx';
import { censusAddress } from './census.address.ts';
import { ExpectedDischarges } from './expected-discharges.tsx';
import { WardTable } from './ward-table.tsx';

const BoardPrint = lazyPart(() => import('../print/board-print.tsx'), 'BoardPrint');

/** The wards over time: occupancy, movements, length of stay, who is expected to leave, and what is blocked. */
export function CensusScreen() {
  const { date } = useFormat();
  const list = useListAddress(censusAddress);
  const filter = censusAddress.filterOf(list.address);
  const query = useCensus(filter);
  const [isPrinting, setPrinting] = useState(false);
  const { data } = query;
  const days = data?.days ?? [];
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackLink to="/dashboard/bed-management" label={t('back')} />}
        actions={
          <>
            <ExportCensus filter={filter} />
            <Button
              variant="default"
              leftSection={<Icon name="print" size={18} />}
              onClick={() => setPrinting(true)}
            >
              {t('printBoard')}
            </Button>
          </>
        }
      />
      <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
        <FilterDates from={list.field('from')} to={list.field('to')} />
      </FilterBar>
      <QueryStatus query={query} failed={t('failedToLoad')} lines={8} />
      {data && (
        <Stack gap="md">
          <ColumnChart
            title={t('occupancy')}
            axis={t('day')}
            points={days.map(({ day }) => ({ label: date(day), short: day.slice(-2) }))}
            series={[
              { label: t('occupancyRate'), values: days.map(({ occupancyPercent }) => occupancyPercent) },
            ]}
            format={(percent) => t('percent', { percent })}
            empty={days.length === 0 ? t('noDays') : undefined}
          />
          <WardTable wards={data.wards} />
          <ExpectedDischarges expected={data.expected} />
          <BlockedBeds />
        </Stack>
      )}
      {isPrinting && (
        <Suspense fallback={null}>
          <BoardPrint onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}

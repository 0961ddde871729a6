import { Button, Group, SegmentedControl, Table, Text } from '@mantine/core';
import { oneOf, type RawSearch, textOf, useSearchParameters } from '#client/search-parameters.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { t as words } from '../receivables.texts.ts';
import { ExportTotals } from './export-totals.tsx';
import type { Total } from './totals.contract.ts';
import { useTotals } from './totals.hooks.ts';
import { sumTotals, totalAmounts } from './totals.rules.ts';
import { t } from './totals.texts.ts';

const ways = ['month', 'year'] as const;

function readAddress(raw: RawSearch) {
  const year = Number(textOf(raw['year']));
  return {
    by: oneOf(ways, raw['by']) ?? 'month',
    year: Number.isInteger(year) && year >= 2000 && year <= 2999 ? year : undefined,
  };
}

/** What was asked for in each month or year, and what came in. */
export function TotalsScreen() {
  const [{ by, year }, change] = useSearchParameters(readAddress);
  const request = { by, ...(year !== undefined && { year }) };
  const { data, isError, isFetching, refetch } = useTotals(request);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackLink to="/dashboard/super-admin/receivables" label={words('backToReceivables')} />}
        actions={<ExportTotals request={request} />}
      />
      <Group gap="md" mb="md">
        <SegmentedControl
          aria-label={t('by')}
          data={ways.map((value) => ({ value, label: t(`by_${value}`) }))}
          value={by}
          onChange={(next) => change({ by: oneOf(ways, next) ?? 'month' })}
        />
        {by === 'month' && data && (
          <Group gap="xs">
            <Button variant="default" size="xs" onClick={() => change({ year: data.year - 1 })}>
              {t('previousYear')}
            </Button>
            <Text fw={600}>{String(data.year)}</Text>
            <Button variant="default" size="xs" onClick={() => change({ year: data.year + 1 })}>
              {t('nextYear')}
            </Button>
          </Group>
        )}
      </Group>
      {isError && <ErrorPanel message={t('failedToLoad')} onRetry={refetch} isRetrying={isFetching} />}
      {!data && !isError && <LoadingSkeleton lines={8} />}
      {data?.rows.length === 0 && <EmptyState icon="receipt" title={t('none')} hint={t('note')} />}
      {data && data.rows.length > 0 && <TotalsTable rows={data.rows} by={by} />}
    </>
  );
}

function TotalsTable({ rows, by }: { rows: readonly Total[]; by: 'month' | 'year' }) {
  return (
    <>
      <Table.ScrollContainer minWidth={760}>
        <Table verticalSpacing="xs" aria-label={t('title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t(by === 'month' ? 'month' : 'year')}</Table.Th>
              {(
                [
                  ...([
                    'invoices',
                    'invoiced',
                    'discounts',
                    'credits',
                    'returned',
                    'settled',
                    'owed',
                  ] as const),
                  'received' as const,
                ] as const
              ).map((heading) => (
                <Table.Th key={heading} scope="col" ta="end">
                  {t(heading)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <TotalLine key={`${row.period} ${row.currencyCode}`} total={row} />
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            {sumTotals(rows, t('sum')).map((sum) => (
              <TotalLine key={sum.currencyCode} total={sum} isSum />
            ))}
          </Table.Tfoot>
        </Table>
      </Table.ScrollContainer>
      <Text size="sm" c="dimmed" mt="sm">
        {t('note')}
      </Text>
    </>
  );
}

function TotalLine({ total, isSum = false }: { total: Total; isSum?: boolean }) {
  const { money, number } = useFormat();
  const weight = isSum ? 700 : 400;
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Text size="sm" fw={weight}>
          {total.period}
        </Text>
      </Table.Th>
      <Table.Td ta="end">
        <Text size="sm" fw={weight}>
          {number(total.invoices)}
        </Text>
      </Table.Td>
      {totalAmounts.map((amount) => (
        <Table.Td key={amount} ta="end">
          <Text size="sm" fw={weight} style={{ whiteSpace: 'nowrap' }}>
            {money(total[amount], total.currencyCode)}
          </Text>
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

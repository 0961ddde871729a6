import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { usePerson } from '#client/session.ts';
import { plusMonths } from '#kernel/time/calendar-date.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useConsumption } from '../stock-report.hooks.ts';
import { t } from '../stock-reports.texts.ts';
import { ItemLink, ReportSection } from './report-section.tsx';

const pageSize = 25;
const monthsOffered = 12;

/** What was issued and dispensed in a month, the costliest first. */
export function ConsumptionReport() {
  const { number, money } = useFormat();
  const { timeZone } = usePerson().tenant;
  const [months] = useState(() => lastMonths(dateIn(timeZone, new Date())));
  const [month, setMonth] = useState(months[0]!);
  const [cursor, setCursor] = useState<string>();
  const query = useConsumption({ month, limit: pageSize, ...(cursor && { cursor }) });
  return (
    <ReportSection
      title={t('consumption')}
      choice={
        <NativeSelect
          label={t('month')}
          value={month}
          data={months}
          onChange={({ currentTarget }) => {
            setMonth(currentTarget.value);
            setCursor(undefined);
          }}
        />
      }
    >
      <DataList
        caption={t('consumption')}
        query={query}
        columns={[
          { id: 'item', title: t('item'), render: ({ item }) => <ItemLink item={item} /> },
          {
            id: 'consumed',
            title: t('consumed'),
            align: 'end',
            render: ({ consumed, item }) => t('inUnits', { quantity: consumed, unit: item.baseUnit }),
          },
          {
            id: 'value',
            title: t('value'),
            align: 'end',
            render: ({ consumedMinor }) => money(consumedMinor),
          },
          {
            id: 'empty',
            title: t('emptyDays'),
            align: 'end',
            render: ({ emptyDays }) => number(emptyDays),
          },
        ]}
        rowKey={({ item }) => item.id}
        rowName={({ item }) => item.name}
        paging={{ cursor, onCursor: setCursor, pageSize }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={<EmptyState icon="chart" title={t('nothing')} hint={t('nothingUsed')} />}
        errorMessage={t('failedToLoad')}
      />
    </ReportSection>
  );
}

/** The months up to today's as YYYY-MM, the latest first. */
function lastMonths(today: string): string[] {
  return Array.from({ length: monthsOffered }, (_, back) => plusMonths(today, -back).slice(0, 7));
}

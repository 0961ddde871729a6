import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { restingSpans } from '../stock-report.contract.ts';
import { useRestingStock } from '../stock-report.hooks.ts';
import { t } from '../stock-reports.texts.ts';
import { ItemLink, ReportSection } from './report-section.tsx';

const pageSize = 25;

/** What lies in stock and does not move. */
export function RestingReport() {
  const { date, money } = useFormat();
  const [days, setDays] = useState(90);
  const [cursor, setCursor] = useState<string>();
  const query = useRestingStock({ days, limit: pageSize, ...(cursor && { cursor }) });
  return (
    <ReportSection
      title={t('resting')}
      choice={
        <NativeSelect
          label={t('restingSpan')}
          value={String(days)}
          data={restingSpans.map((count) => ({ value: String(count), label: t('forDays', { count }) }))}
          onChange={({ currentTarget }) => {
            setDays(Number(currentTarget.value));
            setCursor(undefined);
          }}
        />
      }
    >
      <DataList
        caption={t('resting')}
        query={query}
        columns={[
          { id: 'item', title: t('item'), render: ({ item }) => <ItemLink item={item} /> },
          { id: 'moved', title: t('lastMoved'), render: ({ lastMovedOn }) => date(lastMovedOn) },
          {
            id: 'quantity',
            title: t('quantity'),
            align: 'end',
            render: ({ quantity, item }) => t('inUnits', { quantity, unit: item.baseUnit }),
          },
          { id: 'value', title: t('value'), align: 'end', render: ({ valueMinor }) => money(valueMinor) },
        ]}
        rowKey={({ item }) => item.id}
        rowName={({ item }) => item.name}
        paging={{ cursor, onCursor: setCursor, pageSize }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={<EmptyState icon="box" title={t('nothing')} hint={t('nothingRests')} />}
        errorMessage={t('failedToLoad')}
      />
    </ReportSection>
  );
}

import { Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { expiringSpans } from '../stock-report.contract.ts';
import { useExpiringStock } from '../stock-report.hooks.ts';
import { t } from '../stock-reports.texts.ts';
import { ItemLink, ReportSection } from './report-section.tsx';

const pageSize = 25;

/** Lots that expire soon or have expired, wherever they lie. */
export function ExpiringReport() {
  const { date, money } = useFormat();
  const [months, setMonths] = useState(3);
  const [cursor, setCursor] = useState<string>();
  const query = useExpiringStock({ months, limit: pageSize, ...(cursor && { cursor }) });
  return (
    <ReportSection
      title={t('expiring')}
      choice={
        <NativeSelect
          label={t('expiringSpan')}
          value={String(months)}
          data={expiringSpans.map((count) => ({ value: String(count), label: t('withinMonths', { count }) }))}
          onChange={({ currentTarget }) => {
            setMonths(Number(currentTarget.value));
            setCursor(undefined);
          }}
        />
      }
    >
      <DataList
        caption={t('expiring')}
        query={query}
        columns={[
          { id: 'item', title: t('item'), render: ({ item }) => <ItemLink item={item} /> },
          { id: 'lot', title: t('lot'), render: ({ lotNumber }) => lotNumber },
          { id: 'place', title: t('place'), render: ({ placeName }) => placeName },
          {
            id: 'expiry',
            title: t('expiry'),
            render: ({ expiresOn, isExpired }) => (
              <Group gap={6} component="span">
                {date(expiresOn)}
                {isExpired && <StatusBadge tone="danger">{t('expired')}</StatusBadge>}
              </Group>
            ),
          },
          {
            id: 'quantity',
            title: t('quantity'),
            align: 'end',
            render: ({ quantity, item }) => t('inUnits', { quantity, unit: item.baseUnit }),
          },
          { id: 'value', title: t('value'), align: 'end', render: ({ valueMinor }) => money(valueMinor) },
        ]}
        rowKey={({ lotId, placeId }) => `${lotId} ${placeId}`}
        rowName={({ item, lotNumber }) => `${item.name} ${lotNumber}`}
        paging={{ cursor, onCursor: setCursor, pageSize }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={<EmptyState icon="clock" title={t('nothing')} hint={t('nothingExpires')} />}
        errorMessage={t('failedToLoad')}
      />
    </ReportSection>
  );
}

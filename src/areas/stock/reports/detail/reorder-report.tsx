import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useReorderSuggestions } from '../stock-report.hooks.ts';
import { t } from '../stock-reports.texts.ts';
import { ItemLink, ReportSection } from './report-section.tsx';

const OrderForm = lazyPart(() => import('../../orders/form/order-form.tsx'), 'OrderForm');

const pageSize = 25;

/** What should be ordered, by what is used on days on which it is there. */
export function ReorderReport() {
  const { number } = useFormat();
  const [cursor, setCursor] = useState<string>();
  const query = useReorderSuggestions({ limit: pageSize, ...(cursor && { cursor }) });
  const navigate = useNavigate();
  const mayOrder = useMay()('inventory.write');
  const [isOrdering, setOrdering] = useState(false);
  const suggestions = query.data?.rows ?? [];
  const units = (quantity: number, unit: string) => t('inUnits', { quantity, unit });
  return (
    <ReportSection
      title={t('reorder')}
      choice={
        mayOrder &&
        suggestions.length > 0 && (
          <Button variant="default" onClick={() => setOrdering(true)}>
            {t('orderThese')}
          </Button>
        )
      }
    >
      {isOrdering && (
        <Suspense>
          <OrderForm
            suggestions={suggestions}
            onClose={() => setOrdering(false)}
            onSaved={({ id }) => void navigate({ to: `/dashboard/inventory/orders/${id}` })}
          />
        </Suspense>
      )}
      <DataList
        caption={t('reorder')}
        query={query}
        columns={[
          { id: 'item', title: t('item'), render: ({ item }) => <ItemLink item={item} /> },
          {
            id: 'hand',
            title: t('onHand'),
            align: 'end',
            render: ({ onHand, item }) => units(onHand, item.baseUnit),
          },
          {
            id: 'order',
            title: t('onOrder'),
            align: 'end',
            render: ({ onOrder, item }) => units(onOrder, item.baseUnit),
          },
          {
            id: 'used',
            title: t('usedAMonth'),
            align: 'end',
            render: ({ usedInHundredDays, item }) => units(usedInHundredDays, item.baseUnit),
          },
          {
            id: 'empty',
            title: t('emptyDays'),
            align: 'end',
            render: ({ emptyDays }) => number(emptyDays),
          },
          {
            id: 'packs',
            title: t('packs'),
            align: 'end',
            render: ({ packs, packSize: size }) => t('packsOf', { packs, size }),
          },
          {
            id: 'supplier',
            title: t('supplier'),
            render: ({ supplier }) => supplier?.name ?? t('noSupplier'),
          },
        ]}
        rowKey={({ item }) => item.id}
        rowName={({ item }) => item.name}
        paging={{ cursor, onCursor: setCursor, pageSize }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={<EmptyState icon="box" title={t('nothing')} hint={t('nothingToOrder')} />}
        errorMessage={t('failedToLoad')}
      />
    </ReportSection>
  );
}

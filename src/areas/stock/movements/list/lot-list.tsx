import { Group, Text, Title } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { useMay } from '#client/session.ts';
import { figureColumn } from '#screens/list/columns.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import type { StockItem } from '../../items/item.contract.ts';
import type { StockLot } from '../stock-movement.contract.ts';
import { useStockLots } from '../stock-movement.hooks.ts';
import { t } from '../stock-movements.texts.ts';

const ChangeForm = lazyPart(() => import('../../requests/form/change-stock-form.tsx'), 'ChangeStockForm');
const QuarantineForm = lazyPart(() => import('../form/quarantine-form.tsx'), 'QuarantineForm');
const RecallForm = lazyPart(() => import('../../recalls/form/recall-lot-form.tsx'), 'RecallLotForm');
const ReleaseForm = lazyPart(() => import('../form/release-form.tsx'), 'ReleaseForm');

interface Task {
  kind: 'change' | 'quarantine' | 'recall' | 'release';
  lot: StockLot;
}

/** What of an item lies where, lot by lot, and what can be done with each. */
export function LotList({ item }: { item: StockItem }) {
  const may = useMay();
  const format = useFormat();
  const query = useStockLots(item.id);
  const [task, setTask] = useState<Task>();
  const columns = useMemo(() => lotColumns(format, item.baseUnit), [format, item.baseUnit]);
  const close = () => setTask(undefined);

  function actionsOf(lot: StockLot): RowAction[] {
    const begin = (kind: Task['kind']) => () => setTask({ kind, lot });
    const { kind } = lot.place;
    const change: RowAction = { label: t('change'), icon: 'edit', onClick: begin('change') };
    const quarantine: RowAction = { label: t('quarantine'), icon: 'shield', onClick: begin('quarantine') };
    const recall: RowAction = { label: t('recall'), icon: 'alert', onClick: begin('recall') };
    const release: RowAction = { label: t('release'), icon: 'refresh', onClick: begin('release') };
    return [
      ...(may('inventory.write') ? [change] : []),
      ...(may('inventory.write') && kind !== 'quarantine' && kind !== 'transit' ? [quarantine] : []),
      ...(may('inventory.write') && lot.lotNumber && !lot.isRecalled ? [recall] : []),
      ...(may('inventory.approve') && !lot.isRecalled && kind === 'quarantine' && !lot.isExpired
        ? [release]
        : []),
    ];
  }

  return (
    <section>
      <Title order={2} size="h4" mt="lg" mb="sm">
        {t('lots')}
      </Title>
      <DataList
        caption={t('lots')}
        query={query}
        columns={columns}
        rowKey={({ lotId, place }) => `${lotId} ${place.id}`}
        rowName={({ lotNumber, place }) => `${lotNumber || t('noLot')}, ${place.name}`}
        rowActions={actionsOf}
        empty={<EmptyState icon="box" title={t('noLots')} hint={t('noLotsHint')} />}
        errorMessage={t('failedToLoadLots')}
      />
      {task && (
        <Suspense fallback={null}>
          {task.kind === 'change' && <ChangeForm item={item} lot={task.lot} onClose={close} />}
          {task.kind === 'quarantine' && <QuarantineForm item={item} lot={task.lot} onClose={close} />}
          {task.kind === 'recall' && <RecallForm item={item} lot={task.lot} onClose={close} />}
          {task.kind === 'release' && <ReleaseForm item={item} lot={task.lot} onClose={close} />}
        </Suspense>
      )}
    </section>
  );
}

function lotColumns(format: Format, unit: string): ListColumn<StockLot>[] {
  return [
    {
      id: 'lot',
      title: t('columnLot'),
      render: ({ lotNumber }) => (
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {lotNumber || t('noLot')}
        </Text>
      ),
    },
    { id: 'place', title: t('columnPlace'), render: ({ place }) => place.name },
    {
      id: 'expiry',
      title: t('columnExpiry'),
      render: ({ expiresOn, isExpired, isRecalled, isSetAside }) => (
        <Group gap={6} component="span">
          {expiresOn === null ? t('noExpiry') : format.date(expiresOn)}
          {isExpired && <StatusBadge tone="danger">{t('expired')}</StatusBadge>}
          {isRecalled && <StatusBadge tone="danger">{t('recalled')}</StatusBadge>}
          {isSetAside && !isExpired && !isRecalled && (
            <StatusBadge tone="warning">{t('setAside')}</StatusBadge>
          )}
        </Group>
      ),
    },
    figureColumn('quantity', t('columnQuantity'), ({ quantity }) => t('quantity', { quantity, unit })),
    figureColumn('value', t('columnValue'), ({ valueMinor }) => format.money(valueMinor)),
  ];
}

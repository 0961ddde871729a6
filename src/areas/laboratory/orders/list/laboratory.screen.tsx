import { Button } from '@mantine/core';
import { Suspense, useMemo } from 'react';
import { useMay } from '#client/session.ts';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { listSort, sortWord, useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { LabAlerts } from '../../alerts/list/lab-alerts.tsx';
import { patientName } from '../../laboratory/laboratory.words.ts';
import { useLabOrderCounts, useLabOrderPage } from '../lab-order.hooks.ts';
import { t } from '../lab-orders.texts.ts';
import { LabDialogs } from './lab-dialogs.tsx';
import { LabOrderCards } from './lab-order-cards.tsx';
import { labOrderColumns } from './lab-order-columns.tsx';
import { LabOrderFilters } from './lab-order-filters.tsx';
import { labOrderList, type LabOrderListState } from './lab-order-list.address.ts';
import { useLabOrderActions } from './use-lab-order-actions.ts';
import { useLabTask } from './use-lab-task.ts';

const ExportLabOrders = lazyPart(() => import('../export/export-lab-orders.tsx'), 'ExportLabOrders');

/** Laboratory orders, what is critical among their results, and all that is done with them. */
export function LaboratoryScreen() {
  const may = useMay();
  const format = useFormat();
  const list = useListAddress(labOrderList);
  const state = useLabTask(list);
  const rowActions = useLabOrderActions(state);
  const query = useLabOrderPage(list.request);
  const columns = useMemo(() => labOrderColumns(format, state.view), [format, state.view]);
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Suspense fallback={null}>
              <ExportLabOrders address={list.address} />
            </Suspense>
            {may('lab.write') && (
              <Button leftSection={<Icon name="plus" size={18} />} onClick={state.create}>
                {t('newOrder')}
              </Button>
            )}
          </>
        }
      />
      <LabAlerts onView={state.view} />
      <LabOrderCards />
      <LabOrderFilters list={list} />
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={(order) => order.id}
        rowName={(order) => `${order.orderNumber}, ${patientName(order.patient)}`}
        rowActions={rowActions}
        sort={listSort(list.address.sort)}
        onSort={(sort) => list.field('sort').onChange(sortWord(sort))}
        paging={list.paging}
        summary={t('counted', { count: query.data?.rows.length ?? 0 })}
        empty={<NoOrders list={list} onCreate={state.create} />}
        errorMessage={t('failedToLoad')}
      />
      <LabDialogs state={state} />
    </>
  );
}

function NoOrders({ list, onCreate }: { list: LabOrderListState; onCreate: () => void }) {
  const may = useMay();
  const { data } = useLabOrderCounts();
  return (
    <ListEmpty
      title={t('noneFound')}
      icon="flask"
      hint={t('noneYet')}
      first={
        may('lab.write') && {
          label: data?.total === 0 ? t('createFirst') : t('newOrder'),
          onClick: onCreate,
        }
      }
      narrowedHint={t('noneMatch')}
      isNarrowed={list.isNarrowed}
      onClear={list.clear}
      after={list.address.after}
    />
  );
}

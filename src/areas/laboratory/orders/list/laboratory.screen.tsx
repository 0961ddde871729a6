import { Button } from '@mantine/core';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { LabAlerts } from '../../alerts/list/lab-alerts.tsx';
import { patientName } from '../../laboratory/laboratory.words.ts';
import { LabDialogs } from './lab-dialogs.tsx';
import {
  isNarrowed,
  type LabOrderAddress,
  readLabOrderAddress,
  requestOf,
} from './lab-order-list.address.ts';
import { LabOrderCards } from './lab-order-cards.tsx';
import { labOrderColumns } from './lab-order-columns.tsx';
import { LabOrderFilters } from './lab-order-filters.tsx';
import { useLabOrderCounts, useLabOrderPage } from '../lab-order.hooks.ts';
import { t } from '../lab-orders.texts.ts';
import { useLabDesk } from './use-lab-desk.ts';
import { useLabOrderActions } from './use-lab-order-actions.ts';

const ExportLabOrders = lazy(async () => ({
  default: (await import('../export/export-lab-orders.tsx')).ExportLabOrders,
}));

/** Laboratory orders, what is critical among their results, and all that is done with them. */
export function LaboratoryScreen() {
  const may = useMay();
  const format = useFormat();
  const [address, change] = useSearchParameters(readLabOrderAddress);
  const desk = useLabDesk(address, change);
  const rowActions = useLabOrderActions(desk);
  const query = useLabOrderPage(requestOf(address));
  const columns = useMemo(() => labOrderColumns(format, desk.view), [format, desk.view]);
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Suspense fallback={null}>
              <ExportLabOrders address={address} />
            </Suspense>
            {may('lab.write') && (
              <Button leftSection={<Icon name="plus" size={18} />} onClick={desk.create}>
                {t('newOrder')}
              </Button>
            )}
          </>
        }
      />
      <LabAlerts onView={desk.view} />
      <LabOrderCards />
      <LabOrderFilters address={address} onChange={change} />
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={(order) => order.id}
        rowName={(order) => `${order.orderNumber}, ${patientName(order.patient)}`}
        rowActions={rowActions}
        sort={{ column: 'ordered', direction: address.sort === 'ordered' ? 'asc' : 'desc' }}
        onSort={({ direction }) =>
          change({ sort: direction === 'asc' ? 'ordered' : undefined, after: undefined })
        }
        paging={{
          cursor: address.after,
          onCursor: (after) => change({ after }, { replace: false }),
          pageSize: address.size,
          onPageSize: (size) => change({ size, after: undefined }),
        }}
        summary={t('counted', { count: query.data?.rows.length ?? 0 })}
        empty={<NoOrders address={address} onCreate={desk.create} />}
        errorMessage={t('failedToLoad')}
      />
      <LabDialogs desk={desk} />
    </>
  );
}

function NoOrders({ address, onCreate }: { address: LabOrderAddress; onCreate: () => void }) {
  const may = useMay();
  const { data } = useLabOrderCounts();
  const title = t('noneFound');
  if (address.after !== undefined) return <EmptyState title={title} hint={t('noneOnPage')} />;
  if (isNarrowed(address)) return <EmptyState icon="search" title={title} hint={t('noneMatch')} />;
  const action = may('lab.write') && (
    <Button mt="sm" onClick={onCreate}>
      {data?.total === 0 ? t('createFirst') : t('newOrder')}
    </Button>
  );
  return <EmptyState icon="flask" title={title} hint={t('noneYet')} action={action} />;
}

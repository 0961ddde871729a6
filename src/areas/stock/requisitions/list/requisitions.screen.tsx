import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StockList } from '../../lists/stock-list.tsx';
import { type Requisition, requisitionStatuses } from '../requisition.contract.ts';
import { useRequisitions } from '../requisition.hooks.ts';
import { RequisitionBadge } from '../requisition.words.tsx';
import { t } from '../requisitions.texts.ts';
import { requisitionList } from './requisition-list.address.ts';

const RequestForm = lazyPart(() => import('../form/request-stock-form.tsx'), 'RequestStockForm');

/** What wards, theatres and the pharmacy ask of the store. */
export function RequisitionsScreen() {
  const format = useFormat();
  const mayRequest = useMay()(['inventory.request', 'inventory.write']);
  const list = useListAddress(requisitionList);
  const query = useRequisitions(list.request);
  const columns = useMemo(() => requisitionColumns(format), [format]);
  return (
    <StockList
      list={list}
      statuses={requisitionStatuses}
      words={(key) => t(key)}
      shown={(count) => t('shown', { count })}
      icon="clipboard"
      query={query}
      columns={columns}
      rowName={({ requisitionNumber }) => requisitionNumber}
      begin={
        mayRequest && {
          label: t('request'),
          first: t('requestFirst'),
          renderForm: (close) => <RequestForm onClose={close} />,
        }
      }
    />
  );
}

function requisitionColumns({ dateTime }: Format): ListColumn<Requisition>[] {
  return [
    {
      id: 'number',
      title: t('columnNumber'),
      render: ({ id, requisitionNumber }) => (
        <Anchor component={Link} to={`/dashboard/inventory/requisitions/${id}`} size="sm" fw={600}>
          {requisitionNumber}
        </Anchor>
      ),
    },
    { id: 'place', title: t('place'), render: ({ place }) => place.name },
    {
      id: 'asked',
      title: t('asked'),
      render: ({ requestedAt, requestedByName: who }) => t('by', { when: dateTime(requestedAt), who }),
    },
    {
      id: 'status',
      title: t('status'),
      width: 130,
      render: ({ status }) => <RequisitionBadge status={status} />,
    },
  ];
}

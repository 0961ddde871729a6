import { Anchor, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay, usePerson } from '#client/session.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { StockList } from '../../lists/stock-list.tsx';
import { useRefreshStock } from '../../items/item.calls.ts';
import { movementReason } from '../../movements/stock-movement.contract.ts';
import { movingRefusals } from '../../movements/stock-movement.words.ts';
import { approveStockRequest, rejectStockRequest } from '../stock-request.calls.ts';
import { requestStatuses, type StockRequest } from '../stock-request.contract.ts';
import { useRefreshRequests, useStockRequests } from '../stock-request.hooks.ts';
import { t } from '../stock-requests.texts.ts';
import { stockRequestList } from './stock-request-list.address.ts';

const tones: Record<StockRequest['status'], Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'neutral',
};

/** Changes of stock that wait for a second person, and what became of earlier ones. */
export function StockRequestsScreen() {
  const may = useMay();
  const { user } = usePerson();
  const format = useFormat();
  const list = useListAddress(stockRequestList);
  const query = useStockRequests(list.request);
  const refreshStock = useRefreshStock();
  const refreshRequests = useRefreshRequests();
  const [rejected, setRejected] = useState<StockRequest>();
  const columns = useMemo(() => requestColumns(format), [format]);
  const refusals: OwnRefusals = {
    ...movingRefusals(format),
    SECOND_PERSON_REQUIRED: () => t('secondPerson'),
    WRONG_STATE: () => t('wrongState'),
  };
  function refresh() {
    refreshStock();
    refreshRequests();
  }
  const approval = useConfirmedWrite({
    ask: ({ item, quantity }: StockRequest) => ({
      title: t('approveTitle'),
      message: t('approveQuestion', { name: item.name, quantity, unit: item.baseUnit }),
      confirmLabel: t('approve'),
    }),
    call: ({ id: stockRequestId, version }, submission) =>
      approveStockRequest({ stockRequestId, version }, submission),
    done: ({ item }) => t('wasApproved', { name: item.name }),
    failed: () => t('failedToApprove'),
    refusals,
    onSettled: refresh,
  });

  function actionsOf(request: StockRequest): RowAction[] {
    if (!may('inventory.approve') || request.status !== 'pending') return [];
    const reject: RowAction = { label: t('reject'), icon: 'close', onClick: () => setRejected(request) };
    if (request.requestedBy === user.id) return [reject];
    const isBusy = approval.busyId === request.id;
    return [
      { label: t('approve'), icon: 'check', isBusy, onClick: () => void approval.start(request) },
      reject,
    ];
  }

  return (
    <>
      <StockList
        list={list}
        statuses={requestStatuses}
        words={(key) => t(key)}
        shown={(count) => t('shown', { count })}
        icon="clipboard"
        query={query}
        columns={columns}
        rowName={({ item }) => item.name}
        rowActions={actionsOf}
      />
      {rejected && (
        <ReasonForm
          title={t('rejectTitle')}
          text={t('rejectText')}
          label={t('rejectNote')}
          submitLabel={t('reject')}
          draftKey={`stock-request.reject.${rejected.id}`}
          reasonText={movementReason}
          send={(note, submission) =>
            rejectStockRequest({ stockRequestId: rejected.id, version: rejected.version, note }, submission)
          }
          failed={t('failedToReject')}
          refusals={refusals}
          done={() => {
            refresh();
            return t('wasRejected', { name: rejected.item.name });
          }}
          onRefused={refresh}
          onClose={() => setRejected(undefined)}
        />
      )}
    </>
  );
}

function requestColumns(format: Format): ListColumn<StockRequest>[] {
  return [
    {
      id: 'item',
      title: t('columnItem'),
      render: ({ item, lotNumber: lot, placeName: place }) => (
        <>
          <Anchor component={Link} to={`/dashboard/inventory/${item.id}`} size="sm" fw={600}>
            {item.name}
          </Anchor>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {lot ? t('lotIn', { lot, place }) : t('noLotIn', { place })}
          </Text>
        </>
      ),
    },
    {
      id: 'change',
      title: t('columnChange'),
      align: 'end',
      render: ({ kind, quantity, item }) => (
        <>
          {t('quantity', { quantity, unit: item.baseUnit })}
          <Text size="xs" c="dimmed">
            {t(`kind_${kind}`)}
          </Text>
        </>
      ),
    },
    figureColumn('value', t('columnValue'), ({ valueMinor }) => format.money(valueMinor)),
    {
      id: 'reason',
      title: t('columnReason'),
      render: ({ reason, decisionNote }) => (
        <>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {reason}
          </Text>
          {decisionNote && (
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {decisionNote}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'requested',
      title: t('columnRequested'),
      render: ({ requestedAt, requestedByName }) => `${format.dateTime(requestedAt)}, ${requestedByName}`,
    },
    {
      id: 'status',
      title: t('status'),
      width: 120,
      render: ({ status }) => <StatusBadge tone={tones[status]}>{t(`status_${status}`)}</StatusBadge>,
    },
  ];
}

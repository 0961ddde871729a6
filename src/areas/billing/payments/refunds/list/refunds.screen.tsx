import { Anchor, NativeSelect, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { oneOf, type RawSearch, textOf, useSearchParameters } from '#client/search-parameters.ts';
import { useMay, usePerson } from '#client/session.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { BackToBilling } from '../../../invoices/list/back-to-billing.tsx';
import { type RefundRequest, refundStatuses } from '../refund.contract.ts';
import { useRefundPage } from '../refund.hooks.ts';
import { t } from '../refunds.texts.ts';
import { useApproveRefund } from './use-approve-refund.ts';

const RejectRefundForm = lazy(async () => ({
  default: (await import('../form/reject-refund-form.tsx')).RejectRefundForm,
}));

const pageSize = 50;
const tones: Record<RefundRequest['status'], Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'neutral',
};

function readAddress(raw: RawSearch) {
  return { status: oneOf(refundStatuses, raw['status']), after: textOf(raw['after']) };
}

/** Refunds that were asked for, and the decision on each. */
export function RefundsScreen() {
  const may = useMay();
  const { user } = usePerson();
  const format = useFormat();
  const [address, change] = useSearchParameters(readAddress);
  const [rejected, setRejected] = useState<RefundRequest>();
  const { busyId, approve } = useApproveRefund();
  const { status, after } = address;
  const query = useRefundPage({
    ...(status && { status }),
    ...(after !== undefined && { cursor: after }),
    limit: pageSize,
  });
  const columns = useMemo(() => refundColumns(format), [format]);

  function actionsOf(request: RefundRequest): RowAction[] {
    const isOwn = request.needsSecondPerson && request.requestedBy === user.id;
    if (!may('billing.refunds') || request.status !== 'pending') return [];
    const reject: RowAction = { label: t('reject'), icon: 'close', onClick: () => setRejected(request) };
    if (isOwn) return [reject];
    const isBusy = busyId === request.id;
    return [{ label: t('approve'), icon: 'check', isBusy, onClick: () => void approve(request) }, reject];
  }

  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} back={<BackToBilling />} />
      <FilterBar
        isFiltered={status !== undefined}
        onClear={() => change({ status: undefined, after: undefined })}
      >
        <NativeSelect
          label={t('status')}
          value={status ?? ''}
          data={[
            { value: '', label: t('allStatuses') },
            ...refundStatuses.map((value) => ({ value, label: t(`status_${value}`) })),
          ]}
          onChange={({ currentTarget }) =>
            change({ status: oneOf(refundStatuses, currentTarget.value), after: undefined })
          }
        />
      </FilterBar>
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ invoiceNumber }) => invoiceNumber}
        rowActions={actionsOf}
        paging={{ cursor: after, onCursor: (next) => change({ after: next }, { replace: false }), pageSize }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={
          <EmptyState icon="receipt" title={t('noneFound')} hint={t(status ? 'noneMatch' : 'noneYet')} />
        }
        errorMessage={t('failedToLoad')}
      />
      {rejected && (
        <Suspense fallback={null}>
          <RejectRefundForm key={rejected.id} request={rejected} onClose={() => setRejected(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function refundColumns(format: Format): ListColumn<RefundRequest>[] {
  return [
    {
      id: 'invoice',
      title: t('columnInvoice'),
      render: ({ invoiceId, invoiceNumber }) => (
        <Anchor component={Link} to={`/dashboard/billing/${invoiceId}`} size="sm" fw={600}>
          {invoiceNumber}
        </Anchor>
      ),
    },
    {
      id: 'amount',
      title: t('columnAmount'),
      align: 'end',
      render: ({ amountMinor, currencyCode }) => format.money(amountMinor, currencyCode),
    },
    { id: 'reason', title: t('columnReason'), render: reasonOf },
    {
      id: 'requested',
      title: t('columnRequested'),
      render: ({ requestedAt, requestedByName }) => (
        <>
          <Text size="sm">{format.dateTime(requestedAt)}</Text>
          <Text size="xs" c="dimmed">
            {requestedByName}
          </Text>
        </>
      ),
    },
    {
      id: 'status',
      title: t('columnStatus'),
      render: ({ status }) => <StatusBadge tone={tones[status]}>{t(`status_${status}`)}</StatusBadge>,
    },
  ];
}

function reasonOf({ reason, decidedByName, decisionNote }: RefundRequest) {
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {reason}
      </Text>
      {decidedByName && decisionNote && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('decidedBy', { name: decidedByName, note: decisionNote })}
        </Text>
      )}
    </>
  );
}

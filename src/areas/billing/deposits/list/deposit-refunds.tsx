import { Anchor, Text, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay, usePerson } from '#client/session.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { reasonText } from '../../payments/payment.contract.ts';
import { t as refundTexts } from '../../payments/refunds/refunds.texts.ts';
import { approveDepositRefund, rejectDepositRefund } from '../deposit.calls.ts';
import { useDepositMoved, useDepositRefunds } from '../deposit.hooks.ts';
import { depositRefundRefusals } from '../deposit.words.ts';
import { t } from '../deposits.texts.ts';
import type { DepositRefundRequest } from '../refunds/deposit-refund.contract.ts';

const pageSize = 25;
const tones: Record<DepositRefundRequest['status'], Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'neutral',
};

const nameOf = ({ patient }: DepositRefundRequest) => `${patient.firstName} ${patient.lastName}`.trim();

/** Requests to give deposits back, and the decision on each. */
export function DepositRefunds() {
  const may = useMay();
  const { user } = usePerson();
  const format = useFormat();
  const moved = useDepositMoved();
  const [cursor, setCursor] = useState<string>();
  const [rejected, setRejected] = useState<DepositRefundRequest>();
  const query = useDepositRefunds({ limit: pageSize, ...(cursor && { cursor }) });
  const columns = useMemo(() => requestColumns(format), [format]);
  const moneyOf = ({ amountMinor, currencyCode }: DepositRefundRequest) =>
    format.money(amountMinor, currencyCode);
  const approval = useConfirmedWrite({
    ask: (request: DepositRefundRequest) => ({
      title: t('approveTitle'),
      message: t('approveQuestion', { amount: moneyOf(request), patient: nameOf(request) }),
      confirmLabel: t('approve'),
    }),
    call: ({ id: depositRefundRequestId, version }, submission) =>
      approveDepositRefund({ depositRefundRequestId, version }, submission),
    done: (request) => t('wasApproved', { patient: nameOf(request) }),
    failed: () => t('failedToApprove'),
    refusals: depositRefundRefusals(format.money),
    onSettled: moved,
  });

  function actionsOf(request: DepositRefundRequest): RowAction[] {
    if (!may('billing.refunds') || request.status !== 'pending') return [];
    const reject: RowAction = { label: t('reject'), icon: 'close', onClick: () => setRejected(request) };
    if (request.needsSecondPerson && request.requestedBy === user.id) return [reject];
    const isBusy = approval.busyId === request.id;
    return [
      { label: t('approve'), icon: 'check', isBusy, onClick: () => void approval.start(request) },
      reject,
    ];
  }

  return (
    <section>
      <Title order={2} size="h4" mt="lg" mb="sm">
        {t('requests')}
      </Title>
      <DataList
        caption={t('requestsCaption')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={nameOf}
        rowActions={actionsOf}
        paging={{ cursor, onCursor: setCursor, pageSize }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={<EmptyState icon="wallet" title={t('noRequests')} hint={t('noRequestsHint')} />}
        errorMessage={t('failedToLoadRequests')}
      />
      {rejected && (
        <ReasonForm
          title={t('rejectTitle', { patient: nameOf(rejected) })}
          text={t('rejectText')}
          label={t('rejectNote')}
          submitLabel={t('reject')}
          draftKey={`deposit-refund.reject.${rejected.id}`}
          reasonText={reasonText}
          send={(note, submission) =>
            rejectDepositRefund(
              { depositRefundRequestId: rejected.id, version: rejected.version, note },
              submission,
            )
          }
          failed={t('failedToReject')}
          refusals={depositRefundRefusals(format.money)}
          done={() => {
            moved();
            return t('wasRejected', { patient: nameOf(rejected) });
          }}
          onRefused={moved}
          onClose={() => setRejected(undefined)}
        />
      )}
    </section>
  );
}

function requestColumns(format: Format): ListColumn<DepositRefundRequest>[] {
  return [
    {
      id: 'patient',
      title: t('columnPatient'),
      render: (request) => (
        <Anchor component={Link} to={`/dashboard/patients/${request.patient.id}`} size="sm" fw={600}>
          {nameOf(request)}
        </Anchor>
      ),
    },
    figureColumn('amount', t('columnAmount'), ({ amountMinor, currencyCode }) =>
      format.money(amountMinor, currencyCode),
    ),
    {
      id: 'reason',
      title: t('columnReason'),
      render: ({ reason, purpose, decisionNote }) => (
        <>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {reason}
          </Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {decisionNote ?? t(`purpose_${purpose}`)}
          </Text>
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
      title: t('columnStatus'),
      render: ({ status }) => (
        <StatusBadge tone={tones[status]}>{refundTexts(`status_${status}`)}</StatusBadge>
      ),
    },
  ];
}

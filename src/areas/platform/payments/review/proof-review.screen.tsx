import { useMemo, useState } from 'react';
import { requiredText } from '#kernel/text.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { rejectPayment } from '../client-payment.calls.ts';
import type { ClientPayment } from '../client-payment.contract.ts';
import { usePaymentCounts, useRefreshPayments } from '../client-payment.hooks.ts';
import { paymentRefusals, valueWords } from '../client-payment.words.ts';
import { t } from '../client-payments.texts.ts';
import { PaymentFile } from '../files/payment-file.tsx';
import { PaymentTable } from '../list/payment-table.tsx';
import { proofColumns } from '../list/payment-columns.tsx';
import { proofQueue } from '../list/payment-list.address.ts';
import { ApprovePayment } from './approve-payment.tsx';

const noteText = requiredText(500);

/** The proofs of payment that wait for the operator, and those that were decided. */
export function ProofReviewScreen() {
  const format = useFormat();
  const list = useListAddress(proofQueue);
  const refresh = useRefreshPayments();
  const columns = useMemo(() => proofColumns(format), [format]);
  const [task, setTask] = useState<{ kind: 'approve' | 'reject' | 'file'; payment: ClientPayment }>();
  const close = () => setTask(undefined);

  function actionsOf(payment: ClientPayment): RowAction[] {
    const file: RowAction[] = payment.hasFile
      ? [{ label: t('showFile'), icon: 'eye', onClick: () => setTask({ kind: 'file', payment }) }]
      : [];
    if (payment.status !== 'submitted') return file;
    return [
      { label: t('approve'), icon: 'check', onClick: () => setTask({ kind: 'approve', payment }) },
      ...file,
      {
        label: t('reject'),
        icon: 'close',
        isDestructive: true,
        onClick: () => setTask({ kind: 'reject', payment }),
      },
    ];
  }

  return (
    <>
      <PageHeader title={t('reviewTitle')} description={t('reviewLead')} />
      <Figures />
      <PaymentTable caption={t('reviewTitle')} list={list} columns={columns} rowActions={actionsOf} />
      {task?.kind === 'approve' && (
        <ApprovePayment payment={task.payment} onSettled={refresh} onClose={close} />
      )}
      {task?.kind === 'file' && <PaymentFile payment={task.payment} onClose={close} />}
      {task?.kind === 'reject' && (
        <RejectPayment payment={task.payment} onSettled={refresh} onClose={close} />
      )}
    </>
  );
}

interface DecisionProps {
  payment: ClientPayment;
  onSettled: () => void;
  onClose: () => void;
}

function RejectPayment({ payment, onSettled, onClose }: DecisionProps) {
  const { id: clientPaymentId, version, tenantName: tenant } = payment;
  return (
    <ReasonForm
      title={t('rejectTitle', { tenant })}
      text={t('rejectText')}
      label={t('note')}
      submitLabel={t('reject')}
      draftKey={`client-payment.reject.${clientPaymentId}`}
      reasonText={noteText}
      send={(note, submission) => rejectPayment({ clientPaymentId, version, note }, submission)}
      failed={t('failedToReject')}
      refusals={paymentRefusals}
      onRefused={onSettled}
      done={() => {
        onSettled();
        return t('wasRejected', { tenant });
      }}
      onClose={onClose}
    />
  );
}

function Figures() {
  const { number, money } = useFormat();
  const { data } = usePaymentCounts();
  const isLoading = data === undefined;
  return (
    <StatCardRow label={t('figures')}>
      <StatCard
        label={t('pendingReview')}
        value={number(data?.submitted ?? 0)}
        icon="clock"
        tone="warning"
        isLoading={isLoading}
      />
      <StatCard
        label={t('approved')}
        value={number(data?.approved ?? 0)}
        icon="check"
        tone="success"
        isLoading={isLoading}
      />
      <StatCard
        label={t('totalSubmissions')}
        value={number(data?.total ?? 0)}
        icon="receipt"
        isLoading={isLoading}
      />
      <StatCard
        label={t('totalValue')}
        value={valueWords(data?.totalValue ?? [], money)}
        icon="wallet"
        isLoading={isLoading}
      />
    </StatCardRow>
  );
}

import { Box, Button } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { PayoutCards } from './payout-cards.tsx';
import { payoutColumns } from './payout-columns.tsx';
import { PayoutFilters, PayoutsEmpty } from './payout-filters.tsx';
import { readPayoutListAddress, requestOf } from './payout-list-address.ts';
import type { Payout } from './payout.contract.ts';
import { usePayoutPage } from './payout.hooks.ts';
import { t } from './payouts.texts.ts';
import { useApprovePayout } from './use-approve-payout.ts';

const RunPayoutsForm = lazy(async () => ({
  default: (await import('./run-payouts-form.tsx')).RunPayoutsForm,
}));
const MarkPaidForm = lazy(async () => ({ default: (await import('./mark-paid-form.tsx')).MarkPaidForm }));
const CancelPayoutForm = lazy(async () => ({
  default: (await import('./cancel-payout-form.tsx')).CancelPayoutForm,
}));
const PayoutPrint = lazy(async () => ({
  default: (await import('./payout-print/payout-print.tsx')).PayoutPrint,
}));

type Task = { kind: 'run' } | { kind: 'markPaid' | 'cancel' | 'print'; payout: Payout };

/** Payouts of commissions: made out of pending referrals, approved, paid or cancelled, and printed. */
export function PayoutsScreen() {
  const format = useFormat();
  const [address, change] = useSearchParameters(readPayoutListAddress);
  const [task, setTask] = useState<Task>();
  const query = usePayoutPage(requestOf(address));
  const columns = useMemo(() => payoutColumns(format), [format]);
  const { busyId, approve } = useApprovePayout();
  const run = () => setTask({ kind: 'run' });

  function actionsOf(payout: Payout): RowAction[] {
    const approval: RowAction = {
      label: t('approve'),
      icon: 'check',
      isBusy: busyId === payout.id,
      onClick: () => void approve(payout),
    };
    const payment: RowAction = {
      label: t('markPaid'),
      icon: 'wallet',
      onClick: () => setTask({ kind: 'markPaid', payout }),
    };
    const print: RowAction = {
      label: t('print'),
      icon: 'print',
      onClick: () => setTask({ kind: 'print', payout }),
    };
    const cancel: RowAction = {
      label: t('cancel'),
      icon: 'close',
      isDestructive: true,
      onClick: () => setTask({ kind: 'cancel', payout }),
    };
    if (payout.status === 'pending') return [approval, print, cancel];
    if (payout.status === 'approved') return [payment, print, cancel];
    return [print];
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <Button leftSection={<Icon name="refresh" size={18} />} onClick={run}>
            {t('run')}
          </Button>
        }
      />
      <Box mb="lg">
        <PayoutCards referrerId={address.referrerId} />
      </Box>
      <PayoutFilters address={address} onChange={(next) => change({ ...next, after: undefined })} />
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ payoutNumber: number, referrerName: referrer }) => t('rowName', { number, referrer })}
        rowActions={actionsOf}
        paging={{
          cursor: address.after,
          onCursor: (after) => change({ after }, { replace: false }),
          pageSize: address.size,
          onPageSize: (size) => change({ size, after: undefined }),
        }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={<PayoutsEmpty address={address} onRun={run} />}
        errorMessage={t('failedToLoad')}
      />
      {task && (
        <Suspense fallback={null}>
          <OpenTask task={task} referrerId={address.referrerId} onClose={() => setTask(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface OpenTaskProps {
  task: Task;
  referrerId: string | undefined;
  onClose: () => void;
}

function OpenTask({ task, referrerId, onClose }: OpenTaskProps) {
  if (task.kind === 'run') return <RunPayoutsForm referrerId={referrerId} onClose={onClose} />;
  const { kind, payout } = task;
  if (kind === 'markPaid') return <MarkPaidForm payout={payout} onClose={onClose} />;
  if (kind === 'cancel') return <CancelPayoutForm payout={payout} onClose={onClose} />;
  return <PayoutPrint payout={payout} onClose={onClose} />;
}

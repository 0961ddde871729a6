import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay, usePerson } from '#client/session.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { useRefreshStock } from '../../items/item.calls.ts';
import { movementReason } from '../../movements/stock-movement.contract.ts';
import {
  approveStockCount,
  cancelStockCount,
  rejectStockCount,
  submitStockCount,
} from '../stock-count.calls.ts';
import type { StockCountSheet } from '../stock-count.contract.ts';
import { useRefreshTakes } from '../stock-count.hooks.ts';
import { countRefusals } from '../stock-count.words.tsx';
import { t } from '../stock-counts.texts.ts';

const AddLotForm = lazyPart(() => import('../form/add-lot-form.tsx'), 'AddLotForm');

const seen = ({ id: stockCountId, version }: StockCountSheet) => ({ stockCountId, version });

/** What can be done with a count now, by who looks at it. */
export function CountActions({ count }: { count: StockCountSheet }) {
  const may = useMay();
  const { user } = usePerson();
  const format = useFormat();
  const refreshTakes = useRefreshTakes();
  const refreshStock = useRefreshStock();
  const [task, setTask] = useState<'add' | 'reject'>();
  const { status, countNumber: number, counted, lots, differing } = count;
  const refusals = countRefusals(format);
  function refresh() {
    refreshTakes();
    refreshStock();
  }
  const shared = { refusals, onSettled: refresh };
  const submit = useConfirmedWrite({
    ...shared,
    ask: (_count: StockCountSheet) => ({
      title: t('submitTitle'),
      message: t('submitQuestion', { counted, lots }),
      confirmLabel: t('submit'),
    }),
    call: (subject, submission) => submitStockCount(seen(subject), submission),
    done: () => t('wasSubmitted', { number }),
    failed: () => t('failedToSubmit'),
  });
  const cancel = useConfirmedWrite({
    ...shared,
    ask: (_count: StockCountSheet) => ({
      title: t('cancelTitle'),
      message: t('cancelQuestion'),
      confirmLabel: t('cancel'),
      isDestructive: true,
    }),
    call: (subject, submission) => cancelStockCount(seen(subject), submission),
    done: () => t('wasCancelled', { number }),
    failed: () => t('failedToCancel'),
  });
  const approve = useConfirmedWrite({
    ...shared,
    ask: (_count: StockCountSheet) => ({
      title: t('approveTitle'),
      message: t('approveQuestion', { count: differing }),
      confirmLabel: t('approve'),
    }),
    call: (subject, submission) => approveStockCount({ ...seen(subject), note: null }, submission),
    done: () => t('wasApproved', { number }),
    failed: () => t('failedToApprove'),
  });
  const isWriting = status === 'open' && may('inventory.write');
  const isDeciding = status === 'submitted' && may('inventory.approve');
  const close = () => setTask(undefined);
  return (
    <>
      {isWriting && (
        <>
          <Button loading={submit.isBusy} onClick={() => void submit.start(count)}>
            {t('submit')}
          </Button>
          <Button variant="default" onClick={() => setTask('add')}>
            {t('addLot')}
          </Button>
          <Button variant="default" loading={cancel.isBusy} onClick={() => void cancel.start(count)}>
            {t('cancel')}
          </Button>
        </>
      )}
      {isDeciding && !count.counterIds.includes(user.id) && (
        <Button loading={approve.isBusy} onClick={() => void approve.start(count)}>
          {t('approve')}
        </Button>
      )}
      {isDeciding && (
        <Button variant="default" onClick={() => setTask('reject')}>
          {t('reject')}
        </Button>
      )}
      {task === 'add' && (
        <Suspense fallback={null}>
          <AddLotForm stockCountId={count.id} onClose={close} />
        </Suspense>
      )}
      {task === 'reject' && (
        <ReasonForm
          title={t('rejectTitle')}
          text={t('rejectText')}
          label={t('why')}
          submitLabel={t('reject')}
          draftKey={`stock-take.reject.${count.id}`}
          reasonText={movementReason}
          send={(note, submission) => rejectStockCount({ ...seen(count), note }, submission)}
          failed={t('failedToReject')}
          refusals={refusals}
          done={() => {
            refresh();
            return t('wasRejected', { number });
          }}
          onRefused={refresh}
          onClose={close}
        />
      )}
    </>
  );
}

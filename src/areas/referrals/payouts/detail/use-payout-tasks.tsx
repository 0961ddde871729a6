import { Suspense, useState, type ReactNode } from 'react';
import { usePerson } from '#client/session.ts';
import type { RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { Payout } from '../payout.contract.ts';
import { barredWords } from '../payout.words.ts';
import { t } from '../payouts.texts.ts';
import { useApprovePayout } from './use-approve-payout.ts';

const MarkPaidForm = lazyPart(() => import('../form/mark-paid-form.tsx'), 'MarkPaidForm');
const CancelPayoutForm = lazyPart(() => import('../form/cancel-payout-form.tsx'), 'CancelPayoutForm');
const PayoutPrint = lazyPart(() => import('../print/payout-print.tsx'), 'PayoutPrint');

interface Task {
  kind: 'markPaid' | 'cancel' | 'print';
  payout: Payout;
}

/** What can be done with a payout, the main thing first, and the dialog of what is being done. */
export function usePayoutTasks(): { actionsOf: (payout: Payout) => RowAction[]; dialog: ReactNode } {
  const [task, setTask] = useState<Task>();
  const { busyId, start: approve } = useApprovePayout();
  const { user } = usePerson();

  function actionsOf(payout: Payout): RowAction[] {
    const refusal = barredWords(payout, user.id);
    const approval: RowAction = {
      label: t('approve'),
      icon: 'check',
      isBusy: busyId === payout.id,
      refusal,
      onClick: () => void approve(payout),
    };
    const payment: RowAction = {
      label: t('markPaid'),
      icon: 'wallet',
      refusal,
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

  const dialog = task && (
    <Suspense fallback={null}>
      <OpenTask task={task} onClose={() => setTask(undefined)} />
    </Suspense>
  );
  return { actionsOf, dialog };
}

function OpenTask({ task: { kind, payout }, onClose }: { task: Task; onClose: () => void }) {
  if (kind === 'markPaid') return <MarkPaidForm payout={payout} onClose={onClose} />;
  if (kind === 'cancel') return <CancelPayoutForm payout={payout} onClose={onClose} />;
  return <PayoutPrint payout={payout} onClose={onClose} />;
}

import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import type { Confirmation } from '#ui/feedback/confirm-store.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { setLabOrderStatus } from '../../laboratory/laboratory.calls.ts';
import { laboratoryRefusals } from '../../laboratory/laboratory.words.ts';
import type { LabOrder } from '../lab-order.contract.ts';
import { useRefreshLabOrder } from '../lab-order.hooks.ts';
import { isFullyVerified } from '../lab-order.rules.ts';
import { statusTone } from '../lab-order.words.ts';
import { t } from '../lab-orders.texts.ts';
import { statuses } from './lab-order-list.address.ts';

interface StatusChange {
  id: string;
  order: LabOrder;
  to: LabOrder['status'];
}

/** The status of an order, changed in place by those who may; the new one shows until the list has it. */
export function StatusSelect({ order }: { order: LabOrder }) {
  const may = useMay();
  const refresh = useRefreshLabOrder();
  const [wanted, setWanted] = useState<LabOrder['status']>();
  const change = useConfirmedWrite<StatusChange, LabOrder>({
    ask: questionOf,
    call: ({ order: { id: orderId, version }, to: status }, submission) => {
      setWanted(status);
      return setLabOrderStatus({ orderId, version, status, acceptOpenResults: true }, submission);
    },
    done: () => undefined,
    failed: () => t('failedToUpdate'),
    refusals: laboratoryRefusals,
    onSettled: ({ id }) => void refresh(id).then(() => setWanted(undefined)),
  });

  if (!may('lab.write')) {
    return <StatusBadge tone={statusTone[order.status]}>{t(`status_${order.status}`)}</StatusBadge>;
  }
  return (
    <NativeSelect
      size="xs"
      w={132}
      aria-label={t('statusOf', { number: order.orderNumber })}
      value={wanted ?? order.status}
      disabled={wanted !== undefined}
      data={statuses.map((value) => ({ value, label: t(`status_${value}`) }))}
      onChange={({ currentTarget }) =>
        void change.start({ id: order.id, order, to: currentTarget.value as LabOrder['status'] })
      }
    />
  );
}

/** The status follows the work by itself: what says something else is asked about. */
function questionOf({ order, to }: StatusChange): Confirmation | undefined {
  const { orderNumber: number, collectedAt, entered, verified } = order;
  if (to === 'completed' && !isFullyVerified(order)) {
    return {
      title: t('completeTitle'),
      message: t('completeQuestion', { number }),
      confirmLabel: t('complete'),
    };
  }
  if (to === 'pending' && collectedAt !== null && entered === 0) {
    return {
      title: t('restartTitle'),
      message: t('restartQuestion', { number }),
      confirmLabel: t('restart'),
    };
  }
  if (to === 'cancelled' && verified > 0) {
    const words = { title: t('cancelTitle'), message: t('cancelQuestion', { number }) };
    return { ...words, confirmLabel: t('cancel'), isDestructive: true };
  }
  return undefined;
}

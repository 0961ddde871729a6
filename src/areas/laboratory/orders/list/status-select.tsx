import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { setLabOrderStatus } from '../../laboratory/laboratory.calls.ts';
import { laboratoryRefusals } from '../../laboratory/laboratory.words.ts';
import type { LabOrder } from '../lab-order.contract.ts';
import { useRefreshLabOrder } from '../lab-order.hooks.ts';
import { statusTone } from '../lab-order.words.ts';
import { t } from '../lab-orders.texts.ts';
import { statuses } from './lab-order-list.address.ts';

interface StatusChange extends Pick<LabOrder, 'id' | 'version'> {
  to: LabOrder['status'];
}

/** The status of an order, changed in place by those who may; the new one shows until the list has it. */
export function StatusSelect({ order }: { order: LabOrder }) {
  const may = useMay();
  const refresh = useRefreshLabOrder();
  const [wanted, setWanted] = useState<LabOrder['status']>();
  const change = useConfirmedWrite<StatusChange, LabOrder>({
    call: ({ id: orderId, version, to: status }, submission) => {
      setWanted(status);
      return setLabOrderStatus({ orderId, version, status }, submission);
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
        void change.start({ ...order, to: currentTarget.value as LabOrder['status'] })
      }
    />
  );
}

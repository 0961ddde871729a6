import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { useMay } from '#client/session.ts';
import { notifyFailure } from '#ui/feedback/notify.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { setLabOrderStatus } from '../../laboratory/laboratory.calls.ts';
import { refusalWords } from '../../laboratory/laboratory.words.ts';
import { statuses } from './lab-order-list.address.ts';
import { statusTone } from '../lab-order.words.ts';
import type { LabOrder } from '../lab-order.contract.ts';
import { ordersTopic } from '../lab-order.hooks.ts';
import { labOrderTopic } from '../lab-order.rules.ts';
import { t } from '../lab-orders.texts.ts';

/** The status of an order, changed in place by those who may; the new one shows while it is being saved. */
export function StatusSelect({ order }: { order: LabOrder }) {
  const may = useMay();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<LabOrder['status']>();

  async function save(status: LabOrder['status'], submission = new Submission()): Promise<void> {
    const { id: orderId, version } = order;
    setWanted(status);
    try {
      await setLabOrderStatus({ orderId, version, status }, submission);
    } catch (error) {
      const message = refusalWords(error);
      const onRetry = () => save(status, submission);
      notifyFailure({ title: t('failedToUpdate'), ...(message && { message }), onRetry });
    }
    await queries.invalidateQueries({ queryKey: [ordersTopic] });
    void queries.invalidateQueries({ queryKey: [labOrderTopic(orderId)] });
    setWanted(undefined);
  }

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
      onChange={({ currentTarget }) => void save(currentTarget.value as LabOrder['status'])}
    />
  );
}

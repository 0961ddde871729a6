import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { useMay } from '#client/session.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { deleteLabOrder } from '../../laboratory/laboratory.calls.ts';
import { refusalWords } from '../../laboratory/laboratory.words.ts';
import type { LabOrder } from '../lab-order.contract.ts';
import { ordersTopic } from '../lab-order.hooks.ts';
import { t } from '../lab-orders.texts.ts';
import type { LabDesk } from './use-lab-desk.ts';

/** The buttons of an order, as far as the person holds the permissions. */
export function useLabOrderActions(desk: Pick<LabDesk, 'print' | 'view'>) {
  const may = useMay();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [busyId, setBusyId] = useState<string>();

  async function send(order: LabOrder, submission = new Submission()): Promise<void> {
    const { id: orderId, version, orderNumber } = order;
    setBusyId(orderId);
    try {
      await deleteLabOrder({ orderId, version }, submission);
      notifySuccess(t('wasDeleted', { number: orderNumber }));
    } catch (error) {
      const message = refusalWords(error);
      const onRetry = () => send(order, submission);
      notifyFailure({ title: t('failedToDelete'), ...(message && { message }), onRetry });
    }
    setBusyId(undefined);
    void queries.invalidateQueries({ queryKey: [ordersTopic] });
  }

  async function remove(order: LabOrder) {
    const isConfirmed = await confirmAction({
      title: t('deleteTitle'),
      message: t('deleteQuestion', { number: order.orderNumber }),
      confirmLabel: t('delete'),
      isDestructive: true,
    });
    if (isConfirmed) await send(order);
  }

  return (order: LabOrder): RowAction[] => [
    { label: t('print'), icon: 'print', onClick: () => desk.print(order) },
    { label: t('view'), icon: 'eye', onClick: () => desk.view(order.id) },
    ...(may('billing.write') && order.status !== 'cancelled'
      ? [
          {
            label: t('createInvoice'),
            icon: 'receipt' as const,
            onClick: () => void navigate({ to: '/dashboard/billing/new', search: { labOrderId: order.id } }),
          },
        ]
      : []),
    ...(may('lab.write') && order.status !== 'cancelled'
      ? [
          {
            label: t('delete'),
            icon: 'trash' as const,
            isDestructive: true,
            isBusy: busyId === order.id,
            onClick: () => void remove(order),
          },
        ]
      : []),
  ];
}

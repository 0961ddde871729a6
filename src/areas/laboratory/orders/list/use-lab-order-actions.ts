import { useNavigate } from '@tanstack/react-router';
import { useMay } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import type { RowAction } from '#ui/list/list-types.ts';
import { deleteLabOrder } from '../../laboratory/laboratory.calls.ts';
import { laboratoryRefusals } from '../../laboratory/laboratory.words.ts';
import type { LabOrder } from '../lab-order.contract.ts';
import { useRefreshLabOrder } from '../lab-order.hooks.ts';
import { t } from '../lab-orders.texts.ts';
import type { LabTaskState } from './use-lab-task.ts';

/** The buttons of an order, as far as the person holds the permissions. */
export function useLabOrderActions({ print, view }: Pick<LabTaskState, 'print' | 'view'>) {
  const may = useMay();
  const navigate = useNavigate();
  const deletion = useDeletion();
  return (order: LabOrder): RowAction[] => [
    { label: t('view'), icon: 'eye', onClick: () => view(order.id) },
    { label: t('print'), icon: 'print', onClick: () => print(order) },
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
            isBusy: deletion.busyId === order.id,
            onClick: () => void deletion.start(order),
          },
        ]
      : []),
  ];
}

function useDeletion() {
  const refresh = useRefreshLabOrder();
  return useConfirmedWrite<LabOrder, LabOrder>({
    ask: ({ orderNumber }) => ({
      title: t('deleteTitle'),
      message: t('deleteQuestion', { number: orderNumber }),
      confirmLabel: t('delete'),
      isDestructive: true,
    }),
    call: ({ id: orderId, version }, submission) => deleteLabOrder({ orderId, version }, submission),
    done: ({ orderNumber }) => t('wasDeleted', { number: orderNumber }),
    failed: () => t('failedToDelete'),
    refusals: laboratoryRefusals,
    onSettled: ({ id }) => void refresh(id),
  });
}

import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { collectSpecimen } from '../../laboratory/laboratory.calls.ts';
import { laboratoryRefusals } from '../../laboratory/laboratory.words.ts';
import type { LabOrder } from '../../orders/lab-order.contract.ts';
import { useRefreshLabOrder } from '../../orders/lab-order.hooks.ts';
import { t } from '../lab-results.texts.ts';

/** Notes that the specimen of an order was taken at this moment. */
export function useCollection() {
  const refresh = useRefreshLabOrder();
  return useConfirmedWrite<Pick<LabOrder, 'id' | 'version'>, LabOrder>({
    call: ({ id: orderId, version }, submission) => collectSpecimen({ orderId, version }, submission),
    done: () => t('wasCollected'),
    failed: () => t('failedToCollect'),
    refusals: laboratoryRefusals,
    onSettled: ({ id }) => void refresh(id),
  });
}

import { fullName } from '#areas/patients/patient-words.public.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { stopWardOrder } from '../ward-order.calls.ts';
import type { WardOrder } from '../ward-order.contract.ts';
import { useRefreshWardOrders } from '../ward-order.hooks.ts';
import { kindWords, wardOrderRefusals } from '../ward-order.words.ts';
import { t } from '../ward-orders.texts.ts';

/** Stops an order, with the reason. */
export function StopOrderForm({ row, onClose }: { row: WardOrder; onClose: () => void }) {
  const refresh = useRefreshWardOrders();
  const { id: wardOrderId, version } = row;
  return (
    <ReasonForm
      title={t('stopTitle', { kind: kindWords(row), patient: fullName(row.patient) })}
      text={t('stopText')}
      label={t('reason')}
      submitLabel={t('stop')}
      draftKey={`ward-order-stop.${wardOrderId}`}
      send={(reason, submission) => stopWardOrder({ wardOrderId, version, reason }, submission)}
      failed={t('failedToStop')}
      refusals={wardOrderRefusals}
      done={() => {
        refresh();
        return t('wasStopped');
      }}
      onRefused={refresh}
      onClose={onClose}
    />
  );
}

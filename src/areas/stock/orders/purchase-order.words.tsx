import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { movingRefusals } from '../movements/stock-movement.words.ts';
import type { PurchaseOrder } from './purchase-order.contract.ts';
import { t } from './purchase-orders.texts.ts';

const tones: Record<PurchaseOrder['status'], Tone> = {
  draft: 'neutral',
  approved: 'info',
  sent: 'warning',
  'partly-received': 'warning',
  received: 'success',
  cancelled: 'neutral',
};

/** How far an order has come. */
export function OrderBadge({ status }: Pick<PurchaseOrder, 'status'>) {
  return <StatusBadge tone={tones[status]}>{t(`status_${status}`)}</StatusBadge>;
}

/** Why an order stays as it is. */
export function orderRefusals(format: Pick<Format, 'date'>): OwnRefusals {
  return {
    ...movingRefusals(format),
    SUPPLIER_INACTIVE: ({ name }) => t('supplierInactive', { name: String(name) }),
    SUPPLIER_INVOICE_KNOWN: ({ number }) => t('invoiceKnown', { number: String(number) }),
    SECOND_PERSON_REQUIRED: () => t('secondPerson'),
    WRONG_STATE: () => t('wrongState'),
  };
}

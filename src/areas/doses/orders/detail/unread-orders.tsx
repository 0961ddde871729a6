import { useMay } from '#client/session.ts';
import { OrdersToRead } from '#screens/orders/orders-to-read.tsx';
import { acknowledgeOrders } from '../../mar/mar.calls.ts';
import type { MarLine } from '../../mar/mar.contract.ts';
import { useRefreshDoses } from '../../mar/mar.hooks.ts';
import { orderWords } from '../../mar/mar.words.ts';
import { t } from '../orders.texts.ts';

export interface UnreadOrdersProps {
  admissionId: string;
  lines: readonly MarLine[];
}

/** Medicines ordered for a stay that no nurse has read as they stand. */
export function UnreadOrders({ admissionId, lines }: UnreadOrdersProps) {
  const refresh = useRefreshDoses();
  const unread = lines.filter(isUnread);
  return (
    <OrdersToRead
      title={t('title', { count: unread.length })}
      orders={unread.map(toRead)}
      mayAcknowledge={useMay()('mar.admin')}
      acknowledge={(ids, submission) => {
        const orders = unread.filter(({ id }) => ids.includes(id)).map(asRead);
        return acknowledgeOrders({ admissionId, orders }, submission);
      }}
      onSettled={refresh}
    />
  );
}

function toRead(line: MarLine) {
  const { news, changedByName, changedAt } = line.order;
  return {
    id: line.id,
    news,
    heading: line.medicationName,
    lines: [[orderWords(line), line.stateReason].filter(Boolean).join(' · ')],
    name: line.medicationName,
    changed: { name: changedByName, at: changedAt },
  };
}

function isUnread({ order, state }: MarLine): boolean {
  return order.acknowledgement === null && state !== 'changed';
}

function asRead({ id, order }: MarLine) {
  return { doseLineId: id, changedAt: order.changedAt };
}

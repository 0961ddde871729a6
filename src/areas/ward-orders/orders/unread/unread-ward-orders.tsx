import { useMay } from '#client/session.ts';
import { OrdersToRead } from '#screens/orders/orders-to-read.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { acknowledgeWardOrders } from '../ward-order.calls.ts';
import type { WardOrder } from '../ward-order.contract.ts';
import { useRefreshWardOrders } from '../ward-order.hooks.ts';
import { isUnread, kindWords, wholeOrderWords } from '../ward-order.words.ts';
import { t } from '../ward-orders.texts.ts';

export interface UnreadWardOrdersProps {
  admissionId: string;
  rows: readonly WardOrder[];
}

/** Orders of oxygen, diet, observations, escalation and nursing that no nurse has read as they stand. */
export function UnreadWardOrders({ admissionId, rows }: UnreadWardOrdersProps) {
  const refresh = useRefreshWardOrders();
  const format = useFormat();
  const unread = rows.filter(isUnread);
  return (
    <OrdersToRead
      title={t('toRead', { count: unread.length })}
      orders={unread.map((row) => toRead(row, format))}
      mayAcknowledge={useMay()('nursing.write')}
      acknowledge={(ids, submission) => {
        const read = unread.filter(({ id }) => ids.includes(id));
        const orders = read.map(({ id, version }) => ({ wardOrderId: id, version }));
        return acknowledgeWardOrders({ admissionId, orders }, submission);
      }}
      onSettled={refresh}
    />
  );
}

function toRead(row: WardOrder, format: Format) {
  const { id, news, reason, changed } = row;
  const words = wholeOrderWords(row, format);
  return {
    id,
    news,
    heading: kindWords(row),
    lines: [words, ...(reason === null ? [] : [t('because', { reason })])],
    name: words,
    changed,
  };
}

import { List, Text } from '@mantine/core';
import { orderKindWords, orderWords } from '#screens/orders/order.words.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { OrderSet } from '../order-set.contract.ts';

/** The orders of a set, each in one line. */
export function PlannedOrders({ orders }: Pick<OrderSet, 'orders'>) {
  const format = useFormat();
  return (
    <List size="sm" mt="xs">
      {orders.map(({ order, note }, place) => (
        // Two orders of a set can say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <List.Item key={place} style={{ overflowWrap: 'anywhere' }}>
          <Text span inherit fw={600}>
            {orderKindWords(order.kind)}:
          </Text>{' '}
          {[orderWords(order, format), note].filter(Boolean).join(' · ')}
        </List.Item>
      ))}
    </List>
  );
}

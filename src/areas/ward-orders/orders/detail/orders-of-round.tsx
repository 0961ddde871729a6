import { Box, Text } from '@mantine/core';
import { FoldedPanel } from '#screens/detail/folded-panel.tsx';
import type { WardOrder } from '../ward-order.contract.ts';
import { useWardOrders } from '../ward-order.hooks.ts';
import { isUnread } from '../ward-order.words.ts';
import { t } from '../ward-orders.texts.ts';
import { OrderButtons } from './order-buttons.tsx';
import { OrderList } from './order-list.tsx';

/** The orders of a stay on the page of its ward round. */
export function OrdersOfRound({ admissionId }: { admissionId: string }) {
  const query = useWardOrders(admissionId);
  const { rows = [], isActive = false } = query.data ?? {};
  const holding = rows.filter(({ state }) => state === 'active');
  return (
    <FoldedPanel
      name="round.orders"
      title={t('title')}
      isUsuallyOpen
      summary={query.data && summaryOf(holding)}
      query={query}
      errorMessage={t('failedToLoad')}
    >
      <Box mb="xs">
        <OrderButtons
          admissionId={admissionId}
          patient={query.data?.patient}
          isActive={isActive}
          current={query.data && holding}
        />
      </Box>
      {query.data && rows.length === 0 && <Text size="sm">{t('none')}</Text>}
      <OrderList rows={rows} isActive={isActive} />
    </FoldedPanel>
  );
}

function summaryOf(rows: readonly WardOrder[]): string {
  const unread = rows.filter(isUnread).length;
  return [t('summary', { count: rows.length }), unread > 0 && t('summaryUnread', { count: unread })]
    .filter(Boolean)
    .join(' · ');
}

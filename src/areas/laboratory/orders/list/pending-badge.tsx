import { Badge, VisuallyHidden } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useLabOrderCounts } from '../lab-order.hooks.ts';
import { t } from '../lab-orders.texts.ts';

/** How many orders wait, beside the menu entry; nothing where none does. */
export function PendingBadge() {
  const { number } = useFormat();
  const { data } = useLabOrderCounts();
  if (!data || data.pending === 0) return null;
  return (
    <Badge size="sm" variant="filled" color="red" circle={data.pending < 10}>
      <span aria-hidden="true">{number(data.pending)}</span>
      <VisuallyHidden>{t('pendingBadge', { count: data.pending })}</VisuallyHidden>
    </Badge>
  );
}

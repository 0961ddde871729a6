import { Group, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { RowActions } from '#ui/list/row-actions.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { WardOrder } from '../ward-order.contract.ts';
import { isUnread, kindWords, wholeOrderWords } from '../ward-order.words.ts';
import { t } from '../ward-orders.texts.ts';

const ChangeOrderForm = lazyPart(() => import('../form/change-order-form.tsx'), 'ChangeOrderForm');
const StopOrderForm = lazyPart(() => import('../form/stop-order-form.tsx'), 'StopOrderForm');

export interface OrderListProps {
  rows: readonly WardOrder[];
  /** Nothing is changed in a stay that is over. */
  isActive: boolean;
}

/** The orders of a stay, each with who wants it, who has read it, and what can be done. */
export function OrderList({ rows, isActive }: OrderListProps) {
  const mayOrder = useMay()('emr.write') && isActive;
  const [task, setTask] = useState<{ kind: 'change' | 'stop'; row: WardOrder }>();
  const close = () => setTask(undefined);
  const { row } = task ?? {};
  return (
    <>
      <Stack component="ul" gap={6} p={0} m={0} style={{ listStyle: 'none' }}>
        {rows.map((one) => (
          <li key={one.id}>
            <Order
              row={one}
              onTask={
                mayOrder && one.state === 'active' && one.order !== null
                  ? (kind) => setTask({ kind, row: one })
                  : undefined
              }
            />
          </li>
        ))}
      </Stack>
      <Suspense fallback={null}>
        {task?.kind === 'change' && row?.order && (
          <ChangeOrderForm
            key={row.version}
            row={row}
            facts={row.order}
            onClose={close}
            onReload={(current) => setTask({ kind: 'change', row: current })}
          />
        )}
        {task?.kind === 'stop' && row && <StopOrderForm row={row} onClose={close} />}
      </Suspense>
    </>
  );
}

interface OrderProps {
  row: WardOrder;
  onTask: ((kind: 'change' | 'stop') => void) | undefined;
}

function Order({ row, onTask }: OrderProps) {
  const format = useFormat();
  const { state, reason } = row;
  return (
    <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Group gap={6}>
          <Text span size="sm" fw={600}>
            {kindWords(row)}
          </Text>
          {state !== 'active' && <StatusBadge tone="neutral">{t(state)}</StatusBadge>}
          {isUnread(row) && <StatusBadge tone="warning">{t('waits')}</StatusBadge>}
        </Group>
        <Text size="sm">{wholeOrderWords(row, format)}</Text>
        {reason !== null && <Text size="sm">{t('because', { reason })}</Text>}
        <Text size="xs" c="dimmed">
          {historyWords(row, format).join(' · ')}
        </Text>
      </div>
      {onTask && (
        <RowActions
          isDense
          rowName={`${kindWords(row)}, ${wholeOrderWords(row, format)}`}
          actions={[
            { label: t('change'), icon: 'edit', onClick: () => onTask('change') },
            { label: t('stop'), icon: 'close', isDestructive: true, onClick: () => onTask('stop') },
          ]}
        />
      )}
    </Group>
  );
}

/** Who ordered, changed or stopped and read it. */
function historyWords(
  { ordered, changed, state, setName, acknowledgement }: WardOrder,
  { dateTime }: ReturnType<typeof useFormat>,
): string[] {
  const by = ({ name, at }: WardOrder['ordered']) => ({ name, time: dateTime(at) });
  return [
    t('orderedBy', by(ordered)),
    ...(state === 'active' ? [] : [t(state === 'stopped' ? 'stoppedBy' : 'replacedBy', by(changed))]),
    ...(state === 'active' && changed.at !== ordered.at ? [t('changedBy', by(changed))] : []),
    ...(setName === null ? [] : [t('fromSet', { set: setName })]),
    ...(acknowledgement === null ? [] : [t('readBy', by(acknowledgement))]),
  ];
}

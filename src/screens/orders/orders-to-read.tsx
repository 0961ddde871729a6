import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { Submission } from '#client/remote.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { t } from './orders-to-read.texts.ts';

/** An order in the words in which a nurse reads it. */
export interface OrderToRead {
  id: string;
  news: 'new' | 'changed' | 'held' | 'resumed' | 'stopped';
  /** What is ordered, such as a medicine or a kind of order. */
  heading: string;
  /** The whole order, one line each. */
  lines: readonly string[];
  /** What the button's name adds, so that two of them differ by ear. */
  name: string;
  changed: { name: string; at: string };
}

export interface OrdersToReadProps {
  title: string;
  orders: readonly OrderToRead[];
  mayAcknowledge: boolean;
  /** Puts the signed-in person's name to these orders as they stand. */
  acknowledge: (ids: readonly string[], submission: Submission) => Promise<{ acknowledged: number }>;
  onSettled: () => unknown;
}

/** Orders that no nurse has read as they stand, to acknowledge one by one or all after reading. */
export function OrdersToRead({ title, orders, mayAcknowledge, acknowledge, onSettled }: OrdersToReadProps) {
  const write = useConfirmedWrite({
    call: ({ ids }: { ids: readonly string[] }, submission) => acknowledge(ids, submission),
    done: (_ids, { acknowledged }) => t('wasAcknowledged', { count: acknowledged }),
    failed: () => t('failed'),
    refusals: { ORDER_CHANGED: () => t('changed'), WRONG_STATE: () => t('hasLeft') },
    onSettled,
  });
  if (orders.length === 0) return null;
  const start = (of: readonly OrderToRead[]) => void write.start({ ids: of.map(({ id }) => id) });
  return (
    <section aria-label={title}>
      <Alert color="orange" icon={<Icon name="alert" />} title={title}>
        <Text size="sm" mb="xs">
          {t('lead')}
        </Text>
        <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
          {orders.map((order) => (
            <li key={order.id}>
              <OneOrder
                order={order}
                isBusy={write.isBusy}
                onAcknowledge={mayAcknowledge ? () => start([order]) : undefined}
              />
            </li>
          ))}
        </Stack>
        {mayAcknowledge && orders.length > 1 && (
          <Button mt="sm" loading={write.isBusy} onClick={() => start(orders)}>
            {t('acknowledgeAll', { count: orders.length })}
          </Button>
        )}
      </Alert>
    </section>
  );
}

interface OneOrderProps {
  order: OrderToRead;
  isBusy: boolean;
  onAcknowledge: (() => void) | undefined;
}

function OneOrder({ order, isBusy, onAcknowledge }: OneOrderProps) {
  const { dateTime } = useFormat();
  const { news, heading, lines, name, changed } = order;
  return (
    <Group justify="space-between" gap="sm">
      <div style={{ minWidth: 0, flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
        <Group gap="xs">
          <StatusBadge tone={news === 'stopped' || news === 'held' ? 'danger' : 'info'}>
            {t(`news_${news}`)}
          </StatusBadge>
          <Text fw={600} size="sm">
            {heading}
          </Text>
        </Group>
        {lines.map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
        <Text size="xs">{t('byAt', { name: changed.name, time: dateTime(changed.at) })}</Text>
      </div>
      {onAcknowledge ? (
        <Button
          size="compact-md"
          variant="default"
          disabled={isBusy}
          aria-label={t('acknowledgeOf', { order: name })}
          onClick={onAcknowledge}
        >
          {t('acknowledge')}
        </Button>
      ) : (
        <Text size="sm">{t('waits')}</Text>
      )}
    </Group>
  );
}

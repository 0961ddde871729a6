import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMay } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { acknowledgeWardOrders } from '../ward-order.calls.ts';
import type { WardOrder } from '../ward-order.contract.ts';
import { useRefreshWardOrders } from '../ward-order.hooks.ts';
import { isUnread, kindWords, wholeOrderWords } from '../ward-order.words.ts';
import { t } from '../ward-orders.texts.ts';

export interface UnreadWardOrdersProps {
  admissionId: string;
  rows: readonly WardOrder[];
}

/** Orders that no nurse has read as they stand, to acknowledge one by one or all after reading. */
export function UnreadWardOrders({ admissionId, rows }: UnreadWardOrdersProps) {
  const mayAcknowledge = useMay()('nursing.write');
  const refresh = useRefreshWardOrders();
  const unread = rows.filter(isUnread);
  const write = useConfirmedWrite({
    call: ({ of }: { of: readonly WardOrder[] }, submission) =>
      acknowledgeWardOrders(
        { admissionId, orders: of.map(({ id, version }) => ({ wardOrderId: id, version })) },
        submission,
      ),
    done: (_of, { acknowledged }) => t('wasAcknowledged', { count: acknowledged }),
    failed: () => t('failedToAcknowledge'),
    refusals: { ORDER_CHANGED: () => t('changedMeanwhile'), WRONG_STATE: () => t('hasLeft') },
    onSettled: refresh,
  });
  if (unread.length === 0) return null;
  const acknowledge = (of: readonly WardOrder[]) => void write.start({ of });
  const title = t('toRead', { count: unread.length });
  return (
    <section aria-label={title}>
      <Alert color="orange" icon={<Icon name="alert" />} title={title}>
        <Text size="sm" mb="xs">
          {t('readLead')}
        </Text>
        <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
          {unread.map((row) => (
            <li key={row.id}>
              <UnreadOrder
                row={row}
                isBusy={write.isBusy}
                onAcknowledge={mayAcknowledge ? () => acknowledge([row]) : undefined}
              />
            </li>
          ))}
        </Stack>
        {mayAcknowledge && unread.length > 1 && (
          <Button mt="sm" loading={write.isBusy} onClick={() => acknowledge(unread)}>
            {t('acknowledgeAll', { count: unread.length })}
          </Button>
        )}
      </Alert>
    </section>
  );
}

interface UnreadOrderProps {
  row: WardOrder;
  isBusy: boolean;
  onAcknowledge: (() => void) | undefined;
}

function UnreadOrder({ row, isBusy, onAcknowledge }: UnreadOrderProps) {
  const format = useFormat();
  const { news, changed, reason } = row;
  const kind = kindWords(row);
  return (
    <Group justify="space-between" gap="sm">
      <div style={{ minWidth: 0, flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
        <Group gap="xs">
          <StatusBadge tone={news === 'stopped' ? 'danger' : 'info'}>{t(`news_${news}`)}</StatusBadge>
          <Text fw={600} size="sm">
            {kind}
          </Text>
        </Group>
        <Text size="sm">{wholeOrderWords(row, format)}</Text>
        {reason !== null && <Text size="sm">{t('because', { reason })}</Text>}
        <Text size="xs">{`${changed.name}, ${format.dateTime(changed.at)}`}</Text>
      </div>
      {onAcknowledge ? (
        <Button
          size="compact-md"
          variant="default"
          disabled={isBusy}
          aria-label={t('acknowledgeOf', { order: wholeOrderWords(row, format) })}
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

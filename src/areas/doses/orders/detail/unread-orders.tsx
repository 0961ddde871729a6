import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMay } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { acknowledgeOrders } from '../../mar/mar.calls.ts';
import type { MarLine } from '../../mar/mar.contract.ts';
import { useRefreshDoses } from '../../mar/mar.hooks.ts';
import { orderWords } from '../../mar/mar.words.ts';
import { t } from '../orders.texts.ts';

export interface UnreadOrdersProps {
  admissionId: string;
  lines: readonly MarLine[];
}

/** Orders that no nurse has read as they stand, to acknowledge one by one or all after reading. */
export function UnreadOrders({ admissionId, lines }: UnreadOrdersProps) {
  const may = useMay();
  const refresh = useRefreshDoses();
  const unread = lines.filter(isUnread);
  const write = useConfirmedWrite({
    call: (of: { lines: readonly MarLine[] }, submission) =>
      acknowledgeOrders({ admissionId, orders: of.lines.map(asRead) }, submission),
    done: (_of, { acknowledged }) => t('wasAcknowledged', { count: acknowledged }),
    failed: () => t('failed'),
    refusals: { ORDER_CHANGED: () => t('changed'), WRONG_STATE: () => t('hasLeft') },
    onSettled: refresh,
  });
  if (unread.length === 0) return null;
  const acknowledge = (of: readonly MarLine[]) => void write.start({ lines: of });
  return (
    <section aria-label={t('title', { count: unread.length })}>
      <Alert color="orange" icon={<Icon name="alert" />} title={t('title', { count: unread.length })}>
        <Text size="sm" mb="xs">
          {t('lead')}
        </Text>
        <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
          {unread.map((line) => (
            <li key={line.id}>
              <UnreadOrder
                line={line}
                isBusy={write.isBusy}
                onAcknowledge={may('mar.admin') ? () => acknowledge([line]) : undefined}
              />
            </li>
          ))}
        </Stack>
        {may('mar.admin') && unread.length > 1 && (
          <Button mt="sm" loading={write.isBusy} onClick={() => acknowledge(unread)}>
            {t('acknowledgeAll', { count: unread.length })}
          </Button>
        )}
      </Alert>
    </section>
  );
}

interface UnreadOrderProps {
  line: MarLine;
  isBusy: boolean;
  onAcknowledge: (() => void) | undefined;
}

function UnreadOrder({ line, isBusy, onAcknowledge }: UnreadOrderProps) {
  const { dateTime } = useFormat();
  const { news, changedByName: name, changedAt } = line.order;
  return (
    <Group justify="space-between" gap="sm">
      <div style={{ minWidth: 0, flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
        <Group gap="xs">
          <StatusBadge tone={news === 'stopped' || news === 'held' ? 'danger' : 'info'}>
            {t(`news_${news}`)}
          </StatusBadge>
          <Text fw={600} size="sm">
            {line.medicationName}
          </Text>
        </Group>
        <Text size="sm">{[orderWords(line), line.stateReason].filter(Boolean).join(' · ')}</Text>
        <Text size="xs">{t('orderedBy', { name, time: dateTime(changedAt) })}</Text>
      </div>
      {onAcknowledge ? (
        <Button
          size="compact-md"
          variant="default"
          disabled={isBusy}
          aria-label={t('acknowledgeOf', { medicine: line.medicationName })}
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

function isUnread({ order, state }: MarLine): boolean {
  return order.acknowledgement === null && state !== 'changed';
}

function asRead({ id, order }: MarLine) {
  return { doseLineId: id, changedAt: order.changedAt };
}

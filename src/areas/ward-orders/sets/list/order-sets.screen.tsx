import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { RowActions } from '#ui/list/row-actions.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { deleteOrderSet, useOrderSets, useRefreshOrderSets } from '../order-set.calls.ts';
import type { OrderSet } from '../order-set.contract.ts';
import { t } from '../order-sets.texts.ts';
import { PlannedOrders } from './planned-orders.tsx';
import { SetTexts } from './set-texts.tsx';

const OrderSetForm = lazyPart(() => import('../form/order-set-form.tsx'), 'OrderSetForm');

/** The sets of orders that the hospital keeps. */
export function OrderSetsScreen() {
  const query = useOrderSets();
  const refresh = useRefreshOrderSets();
  const [edited, setEdited] = useState<OrderSet | 'new'>();
  const remove = useConfirmedWrite({
    ask: ({ name }: OrderSet) => ({
      title: t('deleteTitle'),
      message: t('deleteQuestion', { name }),
      confirmLabel: t('delete'),
      isDestructive: true,
    }),
    call: ({ id: orderSetId }, submission) => deleteOrderSet({ orderSetId }, submission),
    done: ({ name }) => t('wasDeleted', { name }),
    failed: () => t('failedToDelete'),
    onSettled: refresh,
  });
  const sets = query.data?.rows ?? [];
  const set = edited === 'new' ? undefined : edited;
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={<Button onClick={() => setEdited('new')}>{t('add')}</Button>}
      />
      <QueryStatus query={query} failed={t('failedToLoad')} lines={6} />
      {query.data && sets.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      <Stack gap="md">
        {sets.map((one) => (
          <ShownSet
            key={one.id}
            set={one}
            isBusy={remove.busyId === one.id}
            onEdit={() => setEdited(one)}
            onDelete={() => void remove.start(one)}
          />
        ))}
      </Stack>
      <Suspense fallback={null}>
        {edited && (
          <OrderSetForm
            key={set ? `${set.id} ${set.version}` : 'new'}
            set={set}
            onClose={() => setEdited(undefined)}
            onReload={setEdited}
          />
        )}
      </Suspense>
    </>
  );
}

interface ShownSetProps {
  set: OrderSet;
  isBusy: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function ShownSet({ set, isBusy, onEdit, onDelete }: ShownSetProps) {
  const { dateTime } = useFormat();
  const { name, plan, medicines, changedByName, updatedAt } = set;
  return (
    <Paper component="article" withBorder p="md" aria-label={name}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Title order={2} size="h4">
            {name}
          </Title>
          <Text size="xs" c="dimmed">
            {t('changedBy', { name: changedByName, time: dateTime(updatedAt) })}
          </Text>
        </div>
        <RowActions
          isDense
          rowName={name}
          actions={[
            { label: t('edit'), icon: 'edit', onClick: onEdit },
            { label: t('delete'), icon: 'trash', isDestructive: true, isBusy, onClick: onDelete },
          ]}
        />
      </Group>
      <PlannedOrders orders={set.orders} />
      <SetTexts plan={plan} medicines={medicines} />
    </Paper>
  );
}

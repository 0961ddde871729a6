import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { AdmissionSectionProps } from '#areas/inpatient/inpatient-web.public.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { useWardOrders } from '../ward-order.hooks.ts';
import { t } from '../ward-orders.texts.ts';
import { OrderButtons } from './order-buttons.tsx';
import { OrderList } from './order-list.tsx';

/** The orders of a stay on its page, besides medicines and tests. */
export function StayOrders({ admissionId, isActive }: AdmissionSectionProps) {
  const [isWhole, setWhole] = useState(false);
  const query = useWardOrders(admissionId, isWhole ? 'all' : 'current');
  const rows = query.data?.rows.filter(({ state }) => state !== 'replaced' || isWhole);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="ward-orders">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4" id="ward-orders">
          {t('title')}
        </Title>
        <OrderButtons
          admissionId={admissionId}
          patient={query.data?.patient}
          isActive={isActive}
          current={rows?.filter(({ state }) => state === 'active')}
        />
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {rows?.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      {rows && <OrderList rows={rows} isActive={isActive} />}
      {query.data && (
        <Button mt="xs" size="compact-sm" variant="subtle" onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'hideStopped' : 'showStopped')}
        </Button>
      )}
    </Paper>
  );
}

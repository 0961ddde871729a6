import { Alert, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { PlannedChange, Subscription } from '../../subscription/subscription.contract.ts';
import { cancelSubscription, withdrawPlanChange } from '../plan-change.calls.ts';
import { usePlanOffers } from '../plan-change.hooks.ts';
import { planChangeRefusals as refusals } from '../plan-change.words.ts';
import { t } from '../plan-changes.texts.ts';
import { OfferCard } from './offer-card.tsx';

interface PlanChangesProps {
  subscription: Subscription;
  planned: PlannedChange | null;
}

/** What an administrator can do with the plan: change to another one, cancel, and take back what is planned. */
export function PlanChanges({ subscription, planned }: PlanChangesProps) {
  const { date } = useFormat();
  const refresh = useRefresh('subscription');
  const [isChoosing, setIsChoosing] = useState(false);
  const { version, periodEndsAt, status } = subscription;
  const cancellation = useConfirmedWrite({
    ask: () => ({
      title: t('cancelTitle'),
      message: t('cancelText', { date: date(periodEndsAt) }),
      confirmLabel: t('cancel'),
      cancelLabel: t('keep'),
      isDestructive: true,
    }),
    call: (seen: { version: number }, submission) => cancelSubscription(seen, submission),
    done: (_seen, { endsAt }) => t('wasCanceled', { date: date(endsAt) }),
    failed: () => t('failedToCancel'),
    refusals,
    onSettled: refresh,
  });
  if (planned) return <Planned planned={planned} version={version} />;
  if (status === 'canceled') return null;
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Button variant="default" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          {t('title')}
        </Button>
        <Button
          variant="default"
          color="red"
          loading={cancellation.isBusy}
          onClick={() => void cancellation.start({ version })}
        >
          {t('cancel')}
        </Button>
      </Group>
      {isChoosing && <Offers subscription={subscription} />}
    </Stack>
  );
}

function Planned({ planned, version }: { planned: PlannedChange; version: number }) {
  const { date } = useFormat();
  const refresh = useRefresh('subscription');
  const withdrawal = useConfirmedWrite({
    ask: () => ({ title: t('withdrawTitle'), message: t('withdrawText'), confirmLabel: t('withdraw') }),
    call: (seen: { version: number }, submission) => withdrawPlanChange(seen, submission),
    done: () => t('wasWithdrawn'),
    failed: () => t('failedToWithdraw'),
    refusals,
    onSettled: refresh,
  });
  return (
    <Alert color="blue" icon={<Icon name="info" />} title={t('plannedTitle')}>
      <Text size="sm" mb="sm">
        {planned.planName === null
          ? t('plannedCancel', { date: date(planned.effectiveAt) })
          : t('plannedPlan', { plan: planned.planName, date: date(planned.effectiveAt) })}
      </Text>
      <Button
        variant="default"
        size="xs"
        loading={withdrawal.isBusy}
        onClick={() => void withdrawal.start({ version })}
      >
        {t('withdraw')}
      </Button>
    </Alert>
  );
}

function Offers({ subscription }: { subscription: Subscription }) {
  const query = usePlanOffers();
  const { data } = query;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="plan-offers">
      <Title order={2} size="h4" mb="xs" id="plan-offers">
        {t('title')}
      </Title>
      <Text size="sm" mb="md">
        {t('lead')}
      </Text>
      {!data && <QueryStatus query={query} failed={t('failedToLoad')} />}
      {data?.rows.length === 0 && <Text size="sm">{t('noOffers')}</Text>}
      {data && (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {data.rows.map((offer) => (
            <OfferCard key={offer.id} offer={offer} subscription={subscription} />
          ))}
        </SimpleGrid>
      )}
    </Paper>
  );
}

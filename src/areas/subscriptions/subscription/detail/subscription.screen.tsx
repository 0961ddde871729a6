import { Alert, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { inMegabytes } from '../../limits/megabytes.rules.ts';
import { ReturnedPayment } from '../../online/detail/returned-payment.tsx';
import { PlanChanges } from '../../changes/detail/plan-changes.tsx';
import { OperatorPanel } from '../../operator/detail/operator-panel.tsx';
import { InvoiceHistory } from '../../invoices/list/invoice-history.tsx';
import type { Subscription, SubscriptionView } from '../subscription.contract.ts';
import { useSubscription } from '../subscription.hooks.ts';
import { t } from '../subscription.texts.ts';

/** The hospital's plan, what it holds, and how much of its limits is used. */
export function SubscriptionScreen() {
  const query = useSubscription();
  const { data } = query;
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <ReturnedPayment />
      {data && <OpenedSubscription {...data} />}
      {!data && <QueryStatus query={query} failed={t('failedToLoad')} lines={6} />}
    </>
  );
}

function OpenedSubscription({ subscription, planned, usage, canPayOnline }: SubscriptionView) {
  const may = useMay();
  return (
    <Stack gap="lg">
      {subscription ? (
        <PlanFacts subscription={subscription} />
      ) : (
        <Alert color="blue" icon={<Icon name="info" />} title={t('noPlanTitle')}>
          {t('noPlanText')}
        </Alert>
      )}
      {subscription && may('admin.settings') && <PlanChanges subscription={subscription} planned={planned} />}
      <StatCardRow label={t('usage')}>
        <Usage label={t('staff')} {...usage.staff} />
        <Usage label={t('patients')} {...usage.patients} />
        <Usage label={t('beds')} {...usage.beds} />
        <Usage label={t('storage')} {...usage.storage} {...inMegabytes(usage.storage)} />
      </StatCardRow>
      {subscription && <Features features={subscription.features} />}
      {subscription && <BillingFacts subscription={subscription} canPayOnline={canPayOnline} />}
      <InvoiceHistory canPayOnline={canPayOnline} />
      <Alert color="gray" icon={<Icon name="info" />} title={t('contactTitle')}>
        {t('contactText')}
      </Alert>
      <OperatorPanel />
    </Stack>
  );
}

function PlanFacts({ subscription }: { subscription: Subscription }) {
  const format = useFormat();
  const { date } = format;
  const { priceMinor, currencyCode, billingInterval, trialEndsAt, status } = subscription;
  const price = format.price(priceMinor, currencyCode);
  return (
    <FactPanel
      title={t('currentPlan')}
      facts={[
        [t('plan'), subscription.planName],
        [t('price'), t(billingInterval === 'month' ? 'perMonth' : 'perYear', { price })],
        [t('status'), t(`status_${status}`)],
        ...(trialEndsAt === null ? [] : [[t('trialEnds'), date(trialEndsAt)] as const]),
        [t('nextBilling'), date(subscription.periodEndsAt)],
        [t('since'), date(subscription.startedAt)],
      ]}
    />
  );
}

function BillingFacts({ subscription, canPayOnline }: { subscription: Subscription; canPayOnline: boolean }) {
  const { money, date } = useFormat();
  const { priceMinor, currencyCode, periodEndsAt } = subscription;
  return (
    <Stack gap="xs">
      <FactPanel
        title={t('billingInfo')}
        facts={[
          [t('paymentMethod'), t(canPayOnline ? 'onlinePayment' : 'manualPayment')],
          [t('nextAmount'), money(priceMinor, currencyCode)],
          [t('nextBilling'), date(periodEndsAt)],
        ]}
      />
      <Text size="sm" c="dimmed">
        {t('howToPay')}
      </Text>
    </Stack>
  );
}

function Usage({ label, used, limit, isNear }: SubscriptionView['usage']['staff'] & { label: string }) {
  const value = limit === null ? t('usedNoLimit', { used }) : t('usedOf', { used, limit });
  const isFull = limit !== null && used >= limit;
  return (
    <StatCard
      label={label}
      value={value}
      tone={isNear ? 'warning' : 'accent'}
      {...(isNear && { hint: t(isFull ? 'full' : 'near') })}
    />
  );
}

function Features({ features }: { features: readonly string[] }) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="plan-features">
      <Title order={2} size="h4" mb="sm" id="plan-features">
        {t('features')}
      </Title>
      {features.length === 0 ? (
        <Text size="sm">{t('noFeatures')}</Text>
      ) : (
        <List spacing="xs">
          {features.map((feature) => (
            <List.Item key={feature}>{feature}</List.Item>
          ))}
        </List>
      )}
    </Paper>
  );
}

import { Anchor, Group, Title } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from '#client/link.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import type { ClientSubscription } from '../client-billing.contract.ts';
import { useClientSubscriptionCounts, useClientSubscriptions } from '../client-billing.hooks.ts';
import { t } from '../client-billing.texts.ts';
import { subscriptionFilters, subscriptionList } from './global-billing.address.ts';

const statusTone: Record<ClientSubscription['status'], Tone> = {
  trial: 'info',
  active: 'success',
  past_due: 'warning',
  canceled: 'neutral',
};

/** The subscriptions of all hospitals. */
export function GlobalBillingScreen() {
  const format = useFormat();
  const list = useListAddress(subscriptionList);
  const query = useClientSubscriptions(list.request);
  const columns = useMemo(() => columnsOf(format), [format]);
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <Figures />
      <Title order={2} size="h4" mb="sm">
        {t('subscriptions')}
      </Title>
      <AddressedList
        list={list}
        caption={t('subscriptions')}
        query={query}
        columns={columns}
        rowName={({ tenantName }) => tenantName}
        shown={(count) => t('shown', { count })}
        none={{ title: t('noneFound'), icon: 'receipt', hint: t('noneYet'), narrowedHint: t('noneMatch') }}
        errorMessage={t('failedToLoad')}
      >
        <ListSearch list={list} label={t('search')} placeholder={t('search')} />
        <FilterSelect
          label={t('status')}
          options={subscriptionFilters.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
      </AddressedList>
    </>
  );
}

function Figures() {
  const { number, money } = useFormat();
  const { data } = useClientSubscriptionCounts();
  const isLoading = data === undefined;
  const { active = 0, trial = 0, pastDue = 0, monthlyRevenue = [] } = data ?? {};
  const revenue = monthlyRevenue.map(({ amountMinor, currencyCode }) => money(amountMinor, currencyCode));
  return (
    <StatCardRow label={t('figures')}>
      <StatCard
        label={t('active')}
        value={number(active)}
        icon="check"
        tone="success"
        isLoading={isLoading}
      />
      <StatCard label={t('trial')} value={number(trial)} icon="clock" tone="info" isLoading={isLoading} />
      <StatCard
        label={t('pastDue')}
        value={number(pastDue)}
        icon="alert"
        tone="warning"
        isLoading={isLoading}
      />
      <StatCard
        label={t('monthlyRevenue')}
        value={revenue.join(' + ') || t('noRevenue')}
        hint={t('revenueHint')}
        icon="wallet"
        isLoading={isLoading}
      />
    </StatCardRow>
  );
}

function columnsOf({ date, price, number }: Format): ListColumn<ClientSubscription>[] {
  return [
    {
      id: 'tenant',
      title: t('tenant'),
      render: ({ id, tenantName }) => (
        <Anchor
          component={Link}
          to={`/dashboard/super-admin/clients/${id}`}
          size="sm"
          fw={600}
          style={{ overflowWrap: 'anywhere' }}
        >
          {tenantName}
        </Anchor>
      ),
    },
    { id: 'plan', title: t('plan'), render: ({ planName }) => planName },
    {
      id: 'amount',
      title: t('amount'),
      align: 'end',
      render: ({ priceMinor, currencyCode, billingInterval }) =>
        t(billingInterval === 'month' ? 'perMonth' : 'perYear', { price: price(priceMinor, currencyCode) }),
    },
    {
      id: 'status',
      title: t('status'),
      render: ({ status, isSuspended }) => (
        <Group gap="xs">
          <StatusBadge tone={statusTone[status]}>{t(`status_${status}`)}</StatusBadge>
          {isSuspended && <StatusBadge tone="danger">{t('suspended')}</StatusBadge>}
        </Group>
      ),
    },
    { id: 'next', title: t('nextBilling'), render: ({ nextBilling }) => date(nextBilling) },
    figureColumn('seats', t('seats'), ({ seats }) => (seats === null ? t('noLimit') : number(seats))),
  ];
}

import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { isOpen } from '../../kyc/kyc.rules.ts';
import type { ClientSummary } from '../client.contract.ts';
import { useClientCounts, useClients } from '../client.hooks.ts';
import { t } from '../clients.texts.ts';
import { OwnHospital } from '../form/own-hospital.tsx';
import { ManagedSubscription } from '../form/managed-subscription.tsx';
import { clientColumns } from './client-columns.tsx';
import { ClientFilterBar } from './client-filter-bar.tsx';
import { clientList } from './client-list.address.ts';

const path = '/dashboard/super-admin/clients';

/** The hospitals of the platform. */
export function ClientsScreen() {
  const format = useFormat();
  const list = useListAddress(clientList);
  const query = useClients(list.request);
  const columns = useMemo(() => clientColumns(format), [format]);
  const [managedId, setManagedId] = useState<string>();
  const create = (
    <Button component={Link} to={`${path}/create`} leftSection={<Icon name="plus" size={18} />}>
      {t('create')}
    </Button>
  );

  const actions = (
    <>
      <OwnHospital />
      {create}
    </>
  );

  function actionsOf({ id, kycStatus }: ClientSummary): RowAction[] {
    const link =
      (to: string): RowAction['renderRoot'] =>
      (props) => <Link {...props} to={to} />;
    return [
      { label: t('viewDetails'), icon: 'eye', renderRoot: link(`${path}/${id}`)! },
      { label: t('manageSubscription'), icon: 'wallet', onClick: () => setManagedId(id) },
      ...(kycStatus !== null && isOpen(kycStatus)
        ? [{ label: t('reviewKyc'), icon: 'shield' as const, renderRoot: link(`${path}/${id}/kyc`)! }]
        : []),
    ];
  }

  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} actions={actions} />
      <Figures />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={actionsOf}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: 'building',
          hint: t('noneYet'),
          first: { label: t('createFirst'), to: `${path}/create` },
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <ClientFilterBar list={list} />
      </AddressedList>
      {managedId !== undefined && (
        <ManagedSubscription clientId={managedId} onClose={() => setManagedId(undefined)} />
      )}
    </>
  );
}

function Figures() {
  const { number, money } = useFormat();
  const { data } = useClientCounts();
  const isLoading = data === undefined;
  const { total = 0, active = 0, trial = 0, monthlyRevenue = [] } = data ?? {};
  const revenue = monthlyRevenue.map(({ amountMinor, currencyCode }) => money(amountMinor, currencyCode));
  return (
    <StatCardRow label={t('figures')}>
      <StatCard label={t('totalClients')} value={number(total)} icon="building" isLoading={isLoading} />
      <StatCard
        label={t('active')}
        value={number(active)}
        icon="check"
        tone="success"
        isLoading={isLoading}
      />
      <StatCard label={t('trial')} value={number(trial)} icon="clock" tone="info" isLoading={isLoading} />
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

import { Alert, Stack } from '@mantine/core';
import { inMegabytes } from '#areas/subscriptions/subscriptions-contract.public.ts';
import { useRouteParameter } from '#client/search-parameters.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Client } from '../client.contract.ts';
import { useClient } from '../client.hooks.ts';
import { clientTone, plannedWords, planWords, usageWords } from '../client.words.ts';
import { t } from '../clients.texts.ts';
import { ClientSupport } from '../../support/detail/client-support.tsx';
import { ClientActions } from './client-actions.tsx';

const back = <BackLink to="/dashboard/super-admin/clients" label={t('backToClients')} />;

/** One hospital: who it is, what is agreed with it, and how much of that it uses. */
export function ClientScreen() {
  return (
    <OpenedRecord
      query={useClient(useRouteParameter('clientId'))}
      missing={{ icon: 'building', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToOpen')}
    >
      {(client) => <OpenedClient client={client} />}
    </OpenedRecord>
  );
}

function OpenedClient({ client }: { client: Client }) {
  const { status, name, suspendedAt, suspensionReason, usage } = client;
  const { dateTime } = useFormat();
  return (
    <>
      <PageHeader
        title={name}
        description={<StatusBadge tone={clientTone[status]}>{t(`status_${status}`)}</StatusBadge>}
        back={back}
        actions={<ClientActions client={client} />}
      />
      <Stack gap="lg">
        {suspendedAt !== null && (
          <Alert
            color="red"
            icon={<Icon name="alert" />}
            title={t('suspendedSince', { when: dateTime(suspendedAt) })}
          >
            {suspensionReason}
          </Alert>
        )}
        <OrganizationFacts client={client} />
        <AgreedFacts client={client} />
        <ClientSupport clientId={client.id} />
        <StatCardRow label={t('usage')}>
          <Usage label={t('staff')} usage={usage.staff} />
          <Usage label={t('patients')} usage={usage.patients} />
          <Usage label={t('beds')} usage={usage.beds} />
          <Usage label={t('storage')} usage={{ ...usage.storage, ...inMegabytes(usage.storage) }} />
        </StatCardRow>
      </Stack>
    </>
  );
}

function OrganizationFacts({ client }: { client: Client }) {
  const { dateTime } = useFormat();
  return (
    <FactPanel
      title={t('details')}
      facts={[
        [t('code'), client.slug],
        [t('legalName'), client.legalName],
        [t('taxNumber'), client.taxNumber],
        [t('contactName'), client.contactName],
        [t('email'), client.contactEmail],
        [t('phone'), client.contactPhone],
        [t('address'), client.address],
        [t('created'), dateTime(client.createdAt)],
        [t('lastActivity'), client.lastActivityAt === null ? t('never') : dateTime(client.lastActivityAt)],
        [t('kycStatus'), client.kycStatus === null ? t('noKyc') : t(`kyc_${client.kycStatus}`)],
      ]}
    />
  );
}

function AgreedFacts({ client: { plan, planned } }: { client: Client }) {
  const { price, date } = useFormat();
  return (
    <FactPanel
      title={t('subscription')}
      facts={[
        [t('plan'), planWords(plan, price)],
        ...(plan ? [[t('subscriptionStatus'), t(`subscription_${plan.status}`)] as const] : []),
        ...(plan?.trialEndsAt ? [[t('trialEnds'), date(plan.trialEndsAt)] as const] : []),
        ...(planned ? [[t('planned'), plannedWords(planned, date)] as const] : []),
      ]}
    />
  );
}

function Usage({ label, usage }: { label: string; usage: Client['usage']['staff'] }) {
  return (
    <StatCard
      label={label}
      value={usageWords(usage)}
      tone={usage.isNear ? 'warning' : 'accent'}
      {...(usage.isNear && { hint: t('near') })}
    />
  );
}

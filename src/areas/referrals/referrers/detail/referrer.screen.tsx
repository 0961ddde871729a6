import { Button, Stack } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { meetsDemand, usePerson } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { payoutsDemand } from '../../payouts/payout.demand.ts';
import type { Referrer } from '../referrer.contract.ts';
import { t } from '../referrers.texts.ts';
import { BackToReferrals } from './back-to-referrals.tsx';
import { OpenedReferrer } from './opened-referrer.tsx';
import { ReferrerHistory } from './referrer-history.tsx';
import { ReferrerInformation } from './referrer-information.tsx';

/** One referrer: what they sent and are owed, who they are, and every referral of theirs. */
export function ReferrerScreen() {
  return <OpenedReferrer>{(referrer) => <ReferrerDetails referrer={referrer} />}</OpenedReferrer>;
}

function ReferrerDetails({ referrer }: { referrer: Referrer }) {
  const person = usePerson();
  return (
    <>
      <PageHeader
        title={referrer.name}
        description={t(`type_${referrer.type}`)}
        back={<BackToReferrals />}
        actions={
          meetsDemand(person, payoutsDemand) && (
            <Button
              component={Link}
              to={`/dashboard/payouts?referrerId=${referrer.id}`}
              variant="default"
              leftSection={<Icon name="wallet" size={18} />}
            >
              {t('viewPayouts')}
            </Button>
          )
        }
      />
      <Stack gap="lg">
        <ReferrerCards referrer={referrer} />
        <ReferrerInformation referrer={referrer} />
        <ReferrerHistory referrer={referrer} />
      </Stack>
    </>
  );
}

function ReferrerCards({ referrer }: { referrer: Referrer }) {
  const { money, number } = useFormat();
  return (
    <StatCardRow label={t('figures')}>
      <StatCard
        label={t('totalReferrals')}
        value={number(referrer.totalReferrals)}
        icon="share"
        tone="info"
      />
      <StatCard label={t('totalRevenue')} value={money(referrer.totalRevenueMinor)} icon="chart" />
      <StatCard
        label={t('totalCommission')}
        value={money(referrer.totalCommissionMinor)}
        icon="wallet"
        tone="success"
      />
      <StatCard
        label={t('pendingCommission')}
        value={money(referrer.pendingCommissionMinor)}
        icon="clock"
        tone="warning"
      />
    </StatCardRow>
  );
}

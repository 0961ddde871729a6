import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useRead } from '#client/queries/reads.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { OperatorLine } from '../operator/detail/operator-line.tsx';
import { readStanding } from './standing.calls.ts';
import type { SubscriptionStanding } from './standing.contract.ts';
import { t } from './standing.texts.ts';

/** Above every screen: that the subscription is not paid, and what follows from it. Nothing while it is. */
export function StandingNotice() {
  const { data } = useRead('subscription', readStanding, {});
  const { date } = useFormat();
  if (!data || data.standing === 'current') return null;
  return (
    <Alert
      color={data.standing === 'past_due' ? 'yellow' : 'red'}
      icon={<Icon name="alert" />}
      title={titleOf(data)}
      mb="md"
    >
      <Text size="sm">{wordsOf(data, date)}</Text>
      <OperatorLine />
      <Anchor component={Link} to="/dashboard/license-billing" size="sm">
        {t('open')}
      </Anchor>
    </Alert>
  );
}

function titleOf({ standing }: SubscriptionStanding): string {
  if (standing === 'ended') return t('endedTitle');
  return standing === 'restricted' ? t('restrictedTitle') : t('pastDueTitle');
}

function wordsOf(stand: SubscriptionStanding, date: (instant: string) => string): string {
  const paidUntil = stand.paidUntil === null ? '' : date(stand.paidUntil);
  if (stand.standing === 'ended') return t('ended', { paidUntil });
  if (stand.standing === 'restricted') {
    if (stand.isDeferred) return t('restrictedDeferred', { paidUntil });
    return t(stand.isUpgradeOwed ? 'restrictedByUpgrade' : 'restricted', { paidUntil });
  }
  if (stand.restrictedFrom === null) {
    return t(stand.isDeferred ? 'pastDueDeferredWithoutEnd' : 'pastDueWithoutEnd', { paidUntil });
  }
  const restrictedFrom = date(stand.restrictedFrom);
  if (stand.isDeferred) return t('pastDueDeferred', { paidUntil, restrictedFrom });
  return t(stand.isUpgradeOwed ? 'pastDueUpgrade' : 'pastDue', { paidUntil, restrictedFrom });
}

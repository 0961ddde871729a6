import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { usePayoutCounts } from '../payout.hooks.ts';
import { t } from '../payouts.texts.ts';

/** The four figures over the list, of all payouts or of one referrer's. */
export function PayoutCards({ referrerId }: { referrerId: string | undefined }) {
  const { money, number } = useFormat();
  const { data, isPending } = usePayoutCounts(referrerId);
  const amount = (amountMinor: number | undefined) =>
    amountMinor === undefined ? t('none') : money(amountMinor);
  const card = { isLoading: isPending };
  return (
    <StatCardRow label={t('figures')}>
      <StatCard {...card} label={t('totalPayouts')} value={amount(data?.totalMinor)} icon="wallet" />
      <StatCard
        {...card}
        label={t('pendingPayouts')}
        value={amount(data?.pendingMinor)}
        icon="clock"
        tone="warning"
      />
      <StatCard
        {...card}
        label={t('paidPayouts')}
        value={amount(data?.paidMinor)}
        icon="check"
        tone="success"
      />
      <StatCard
        {...card}
        label={t('totalRecords')}
        value={data ? number(data.records) : t('none')}
        icon="receipt"
        tone="info"
      />
    </StatCardRow>
  );
}

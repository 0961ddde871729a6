import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { barredWords, monthWords, statusTone } from '../payout.words.ts';
import type { Payout } from '../payout.contract.ts';
import { t } from '../payouts.texts.ts';

/** The columns of the list of payouts, as this person sees them. */
export function payoutColumns({ money, number }: Format, userId: string): ListColumn<Payout>[] {
  return [
    { id: 'referrer', title: t('referrer'), render: referrerAndNumber },
    { id: 'month', title: t('month'), render: ({ month }) => monthWords(month) },
    {
      id: 'referrals',
      title: t('referrals'),
      align: 'end',
      render: ({ totalReferrals, referralsByHand: count }) => (
        <>
          {number(totalReferrals)}
          {count > 0 && (
            <Text size="sm" c="dimmed">
              {t('byHand', { count })}
            </Text>
          )}
        </>
      ),
    },
    figureColumn('revenue', t('revenue'), ({ totalRevenueMinor }) => money(totalRevenueMinor)),
    {
      id: 'commission',
      title: t('commission'),
      align: 'end',
      render: ({ totalCommissionMinor, netMinor }) => (
        <>
          {money(totalCommissionMinor)}
          <Text size="sm" c="dimmed">
            {t('net', { amount: money(netMinor) })}
          </Text>
        </>
      ),
    },
    { id: 'status', title: t('status'), render: (payout) => statusAndReference(payout, userId) },
  ];
}

function referrerAndNumber({ id, referrerId, referrerName, payoutNumber }: Payout) {
  return (
    <>
      <Anchor
        component={Link}
        display="block"
        w="fit-content"
        mih={24}
        to={`/dashboard/referrals/${referrerId}`}
        fw={600}
        style={{ overflowWrap: 'anywhere' }}
      >
        {referrerName}
      </Anchor>
      <Anchor
        component={Link}
        to={`/dashboard/payouts/${id}`}
        size="sm"
        display="block"
        w="fit-content"
        mih={24}
      >
        {payoutNumber}
      </Anchor>
    </>
  );
}

function statusAndReference(payout: Payout, userId: string) {
  const { status, transactionReference, cancelReason } = payout;
  const detail = transactionReference ?? cancelReason ?? barredWords(payout, userId);
  return (
    <>
      <StatusBadge tone={statusTone[status]}>{t(`status_${status}`)}</StatusBadge>
      {detail && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }} lineClamp={3}>
          {detail}
        </Text>
      )}
    </>
  );
}

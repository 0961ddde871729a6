import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { commissionWords, ReferrerStatus } from '../referrer.words.tsx';
import type { Referrer } from '../referrer.contract.ts';
import { t } from '../referrers.texts.ts';

/** The columns of the list of referrers: who they are, their terms, and what they sent and are owed. */
export function referrerColumns(format: Format): ListColumn<Referrer>[] {
  const { money, number } = format;
  return [
    { id: 'name', title: t('name'), render: nameAndType },
    { id: 'commission', title: t('commission'), render: (referrer) => commissionAndCap(referrer, format) },
    figureColumn('referrals', t('columnReferrals'), ({ totalReferrals }) => number(totalReferrals)),
    figureColumn('revenue', t('columnRevenue'), ({ totalRevenueMinor }) => money(totalRevenueMinor)),
    figureColumn('pending', t('columnPending'), ({ pendingCommissionMinor }) =>
      money(pendingCommissionMinor),
    ),
    { id: 'status', title: t('status'), render: ({ status }) => <ReferrerStatus status={status} /> },
  ];
}

function commissionAndCap(referrer: Referrer, format: Format) {
  return (
    <>
      {commissionWords(referrer, format)}
      {referrer.isAboveCap && (
        <Text size="sm" c="orange">
          {t('aboveCap')}
        </Text>
      )}
    </>
  );
}

function nameAndType({ id, name, type }: Referrer) {
  return (
    <>
      <Anchor
        component={Link}
        to={`/dashboard/referrals/${id}`}
        fw={600}
        style={{ overflowWrap: 'anywhere' }}
      >
        {name}
      </Anchor>
      <Text size="sm" c="dimmed">
        {t(`type_${type}`)}
      </Text>
    </>
  );
}

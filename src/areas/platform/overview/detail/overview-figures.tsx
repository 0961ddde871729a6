import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import type { Overview } from '../overview.contract.ts';
import { t } from '../overview.texts.ts';

/** The four figures of the platform; undefined while they load. */
export function OverviewFigures({ overview }: { overview: Overview | undefined }) {
  const { number, money, dateTime } = useFormat();
  const isLoading = overview === undefined;
  const { total = 0, active = 0, trial = 0, suspended = 0 } = overview?.tenants ?? {};
  const revenue = (overview?.monthlyRevenue ?? []).map((sum) => money(sum.amountMinor, sum.currencyCode));
  const { users = 0, patients = 0, countedAt = null } = overview ?? {};
  return (
    <StatCardRow label={t('figures')}>
      <StatCard
        label={t('totalTenants')}
        value={number(total)}
        hint={t('suspendedHint', { count: suspended })}
        icon="building"
        isLoading={isLoading}
      />
      <StatCard
        label={t('activeTenants')}
        value={number(active)}
        hint={t('trialHint', { count: trial })}
        icon="check"
        tone="success"
        isLoading={isLoading}
      />
      <StatCard
        label={t('monthlyRevenue')}
        value={revenue.join(' + ') || t('noRevenue')}
        hint={t('revenueHint')}
        icon="wallet"
        isLoading={isLoading}
      />
      <StatCard
        label={t('totalUsers')}
        value={number(users)}
        hint={
          countedAt === null ? t('usersHintNone') : t('usersHint', { patients, when: dateTime(countedAt) })
        }
        icon="users"
        tone="info"
        isLoading={isLoading}
      />
    </StatCardRow>
  );
}

import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { useStockCounts } from '../item.hooks.ts';
import { t } from '../items.texts.ts';

/** The four figures over the inventory. */
export function ItemCards() {
  const { number, money } = useFormat();
  const { data, isPending } = useStockCounts();
  const card = { isLoading: isPending };
  const expired = data?.expired ?? 0;
  return (
    <StatCardRow label={t('figures')}>
      <StatCard {...card} label={t('totalItems')} value={data ? number(data.items) : '–'} icon="box" />
      <StatCard
        {...card}
        label={t('totalValue')}
        value={data ? money(data.valueMinor) : '–'}
        icon="wallet"
        tone="success"
      />
      <StatCard
        {...card}
        label={t('lowStock')}
        value={data ? number(data.low) : '–'}
        hint={t('lowHint')}
        icon="alert"
        tone="warning"
      />
      <StatCard
        {...card}
        label={t('expiringSoon')}
        value={data ? number(data.expiring) : '–'}
        hint={expired > 0 ? t('expiredHint', { count: expired }) : t('expiringHint')}
        icon="clock"
        tone="danger"
      />
    </StatCardRow>
  );
}

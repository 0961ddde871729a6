import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { useLabOrderCounts } from '../lab-order.hooks.ts';
import { t } from '../lab-orders.texts.ts';

/** The four figures over the list. */
export function LabOrderCards() {
  const { number } = useFormat();
  const { data, isPending } = useLabOrderCounts();
  const shown = (count: number | undefined) => (count === undefined ? '–' : number(count));
  const card = { isLoading: isPending };
  return (
    <StatCardRow label={t('figures')}>
      <StatCard {...card} label={t('total')} value={shown(data?.total)} icon="flask" />
      <StatCard {...card} label={t('pending')} value={shown(data?.pending)} icon="clock" tone="warning" />
      <StatCard
        {...card}
        label={t('inProgress')}
        value={shown(data?.inProgress)}
        icon="refresh"
        tone="info"
      />
      <StatCard {...card} label={t('completed')} value={shown(data?.completed)} icon="check" tone="success" />
    </StatCardRow>
  );
}

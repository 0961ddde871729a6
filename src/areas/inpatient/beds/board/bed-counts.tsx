import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { bedIcon } from '../../inpatient.icons.ts';
import { useBedCounts } from '../bed.hooks.ts';
import { t } from '../beds.texts.ts';

/** How many beds are in which status; dirty beds and those being cleaned are one figure. */
export function BedCounts({ wardId }: { wardId: string | undefined }) {
  const { number } = useFormat();
  const { data, isPending } = useBedCounts(wardId);
  const shown = (count: number | undefined) => (count === undefined ? '–' : number(count));
  const card = { isLoading: isPending };
  return (
    <StatCardRow label={t('figures')}>
      <StatCard {...card} label={t('total')} value={shown(data?.total)} icon={bedIcon} />
      <StatCard {...card} label={t('available')} value={shown(data?.available)} icon="check" tone="success" />
      <StatCard {...card} label={t('occupied')} value={shown(data?.occupied)} icon="user" tone="info" />
      <StatCard
        {...card}
        label={t('cleaning')}
        value={shown(data && data.dirty + data.cleaning)}
        hint={t('cleaningHint')}
        icon="refresh"
        tone="warning"
      />
      <StatCard {...card} label={t('maintenance')} value={shown(data?.maintenance)} icon="settings" />
      <StatCard {...card} label={t('blocked')} value={shown(data?.blocked)} icon="lock" tone="danger" />
    </StatCardRow>
  );
}

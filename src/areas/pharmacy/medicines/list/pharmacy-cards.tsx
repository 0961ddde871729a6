import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { useMedicineCounts } from '../medicine.hooks.ts';
import { t } from '../medicines.texts.ts';

/** The four figures of the pharmacy (document 3). */
export function PharmacyCards() {
  const { number } = useFormat();
  const { data, isPending } = useMedicineCounts();
  const shown = (count: number | undefined) => (count === undefined ? '–' : number(count));
  const card = { isLoading: isPending };
  return (
    <StatCardRow label={t('figures')}>
      <StatCard
        {...card}
        label={t('totalMedications')}
        value={shown(data?.totalMedications)}
        icon="clipboard"
      />
      <StatCard {...card} label={t('totalStock')} value={shown(data?.totalStock)} icon="box" tone="info" />
      <StatCard {...card} label={t('lowStock')} value={shown(data?.lowStock)} icon="alert" tone="warning" />
      <StatCard
        {...card}
        label={t('expiringSoon')}
        value={shown(data?.expiringSoon)}
        icon="clock"
        tone="danger"
      />
    </StatCardRow>
  );
}

import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { useLabTestCounts } from '../lab-test.hooks.ts';
import { t } from '../lab-tests.texts.ts';

/** The three figures over the catalogue. */
export function LabTestCards() {
  const { number, money } = useFormat();
  const { data, isPending } = useLabTestCounts();
  const card = { isLoading: isPending };
  return (
    <StatCardRow label={t('figures')}>
      <StatCard {...card} label={t('total')} value={data ? number(data.total) : '–'} icon="flask" />
      <StatCard
        {...card}
        label={t('categories')}
        value={data ? number(data.categories.length) : '–'}
        icon="archive"
        tone="info"
      />
      <StatCard
        {...card}
        label={t('totalValue')}
        value={data ? money(data.totalValueMinor) : '–'}
        icon="wallet"
        tone="success"
      />
    </StatCardRow>
  );
}

import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { t } from '../patient-import.texts.ts';
import type { ImportCounts } from '#ui/tables/runs/run-table.ts';

/** How many rows were added, were there already, and were refused. */
export function ImportFigures({ added, present, refused }: ImportCounts) {
  const { number } = useFormat();
  return (
    <StatCardRow label={t('figures')}>
      <StatCard label={t('added')} value={number(added)} icon="check" tone="success" />
      <StatCard label={t('present')} value={number(present)} icon="users" tone="info" />
      <StatCard
        label={t('refused')}
        value={number(refused)}
        icon="alert"
        tone={refused > 0 ? 'danger' : 'neutral'}
      />
    </StatCardRow>
  );
}

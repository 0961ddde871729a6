import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { theatreIcon } from '../../surgery.icons.ts';
import { useCaseCounts } from '../case.hooks.ts';
import { t } from '../cases.texts.ts';

/** The five figures over the list. */
export function CaseCards() {
  const { number } = useFormat();
  const { data, isPending } = useCaseCounts();
  const shown = (count: number | undefined) => (count === undefined ? t('none') : number(count));
  const card = { isLoading: isPending };
  return (
    <StatCardRow label={t('figures')}>
      <StatCard label={t('tileTotal')} value={shown(data?.total)} icon="clipboard" {...card} />
      <StatCard
        label={t('tileScheduled')}
        value={shown(data?.scheduled)}
        icon="calendar"
        tone="info"
        {...card}
      />
      <StatCard
        label={t('tileInProgress')}
        value={shown(data?.inProgress)}
        icon={theatreIcon}
        tone="warning"
        {...card}
      />
      <StatCard
        label={t('tileCompleted')}
        value={shown(data?.completed)}
        icon="check"
        tone="success"
        {...card}
      />
      <StatCard
        label={t('tileEmergency')}
        value={shown(data?.emergency)}
        icon="alert"
        tone="danger"
        {...card}
      />
    </StatCardRow>
  );
}

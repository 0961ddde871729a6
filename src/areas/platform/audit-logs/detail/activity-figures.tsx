import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { t } from '../audit-logs.texts.ts';
import { useActivityFigures } from '../client-activity.hooks.ts';

/** What happened today on the platform and in its hospitals. */
export function ActivityFigures() {
  const { number, dateTime } = useFormat();
  const { data, isError, isFetching, refetch } = useActivityFigures();
  if (isError && !data) {
    return <ErrorPanel message={t('figuresFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  const isLoading = data === undefined;
  const { platformToday = 0, hospitalsToday = 0, activeToday = 0, failedSignInsToday = 0 } = data ?? {};
  const counted = data?.countedAt ? t('counted', { when: dateTime(data.countedAt) }) : t('notCounted');
  return (
    <StatCardRow label={t('figures')}>
      <StatCard
        label={t('platformToday')}
        value={number(platformToday)}
        hint={t('inUtc')}
        icon="shield"
        isLoading={isLoading}
      />
      <StatCard
        label={t('hospitalsToday')}
        value={number(hospitalsToday)}
        hint={counted}
        icon="eye"
        tone="info"
        isLoading={isLoading}
      />
      <StatCard
        label={t('activeToday')}
        value={number(activeToday)}
        hint={counted}
        icon="building"
        tone="success"
        isLoading={isLoading}
      />
      <StatCard
        label={t('failedSignInsToday')}
        value={number(failedSignInsToday)}
        hint={counted}
        icon="lock"
        tone={failedSignInsToday > 0 ? 'warning' : 'accent'}
        isLoading={isLoading}
      />
    </StatCardRow>
  );
}

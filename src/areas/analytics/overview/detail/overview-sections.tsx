import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { ActivityList } from './activity-list.tsx';
import { hasFigures } from '../has-figures.rules.ts';
import { useOverview } from '../overview.hooks.ts';
import { t } from '../overview.texts.ts';
import { InsightList } from './insight-list.tsx';
import { OverviewCharts } from './overview-charts.tsx';
import { WardFigures } from './ward-figures.tsx';

/** Insights, recent activity and charts below the cards of the home screen. */
export function OverviewSections() {
  const { data, isError, isFetching, refetch } = useOverview();
  if (!data) {
    if (!isError) return <LoadingSkeleton lines={8} />;
    return <ErrorPanel title={t('loadFailed')} onRetry={refetch} isRetrying={isFetching} />;
  }
  return (
    <>
      <InsightList overview={data} />
      {data.inpatient && <WardFigures inpatient={data.inpatient} />}
      <ActivityList activity={data.activity} />
      {hasFigures(data) && <OverviewCharts overview={data} />}
    </>
  );
}

import { Button, Stack } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { theatreIcon } from '../surgery.icons.ts';
import { useTheatres } from '../theatres/theatre.calls.ts';
import { useSurgeryDashboard } from './dashboard.hooks.ts';
import { availabilityOf } from './dashboard.rules.ts';
import { t } from './dashboard.texts.ts';
import { AlertsPanel } from './panels/alerts-panel.tsx';
import { AvailabilityPanel, UsePanel } from './panels/availability-panel.tsx';
import { TheatreGrid } from './panels/theatre-grid.tsx';
import { TodaysSchedule } from './panels/todays-schedule.tsx';
import classes from './panels/panels.module.css';

/** Surgery at a glance: figures, theatres, today's cases, and what needs attention. */
export function SurgeryDashboardScreen() {
  const may = useMay();
  const { number } = useFormat();
  const query = useSurgeryDashboard();
  const theatres = useTheatres();
  const rows = theatres.data?.rows ?? [];
  const availability = availabilityOf(rows);
  const shown = (count: number | undefined) => (count === undefined ? t('none') : number(count));
  const card = { isLoading: query.isPending };
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          may(['theatre.schedule', 'surgery.operate']) && (
            <Button
              leftSection={<Icon name="plus" size={18} />}
              renderRoot={(props) => <Link {...props} to="/dashboard/surgery/cases/new" />}
            >
              {t('scheduleSurgery')}
            </Button>
          )
        }
      />
      <StatCardRow label={t('figures')}>
        <StatCard label={t('casesToday')} value={shown(query.data?.casesToday)} icon="calendar" {...card} />
        <StatCard
          label={t('theatresAvailable')}
          value={shown(theatres.data && availability.counts.available)}
          icon={theatreIcon}
          tone="success"
          isLoading={theatres.isPending}
        />
        <StatCard
          label={t('inProgress')}
          value={shown(query.data?.inProgress)}
          icon="clock"
          tone="warning"
          {...card}
        />
        <StatCard
          label={t('completedToday')}
          value={shown(query.data?.completedToday)}
          icon="check"
          tone="info"
          {...card}
        />
      </StatCardRow>
      <Stack gap="md">
        <TheatreGrid query={theatres} />
        {!query.data && <QueryStatus query={query} failed={t('failedToLoad')} lines={6} />}
        {query.data && (
          <>
            <TodaysSchedule rows={query.data.today} />
            <div className={classes['side']}>
              <AlertsPanel alerts={query.data.alerts} />
              {theatres.data && <AvailabilityPanel availability={availability} />}
              <UsePanel use={query.data.use} />
            </div>
          </>
        )}
      </Stack>
    </>
  );
}

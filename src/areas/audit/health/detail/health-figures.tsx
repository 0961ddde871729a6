import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { Title } from '@mantine/core';
import type { Health } from '../health.contract.ts';
import { activeMinutes } from '../health.rules.ts';
import { t } from '../system-health.texts.ts';

interface FiguresProps {
  /** Undefined while it loads. */
  health: Health | undefined;
}

/** What happens: events of the trail, people at work, and, for the platform, hospitals. */
export function ActivityFigures({ health }: FiguresProps) {
  const { number } = useFormat();
  const isLoading = health === undefined;
  const scope = t(health?.scope === 'platform' ? 'allHospitals' : 'ownHospital');
  const { totalEvents = 0, today = 0, activeUsers = 0, activeTenants = null } = health?.figures ?? {};
  return (
    <StatCardRow label={t('figures')}>
      <StatCard
        label={t('totalEvents')}
        value={number(totalEvents)}
        hint={scope}
        icon="eye"
        isLoading={isLoading}
      />
      <StatCard
        label={t('today')}
        value={number(today)}
        hint={scope}
        icon="clock"
        tone="info"
        isLoading={isLoading}
      />
      <StatCard
        label={t('activeUsers')}
        value={number(activeUsers)}
        hint={t('activeUsersHint', { minutes: activeMinutes })}
        icon="users"
        tone="success"
        isLoading={isLoading}
      />
      {activeTenants !== null && (
        <StatCard
          label={t('activeTenants')}
          value={number(activeTenants)}
          hint={scope}
          icon="building"
          tone="special"
        />
      )}
    </StatCardRow>
  );
}

/** How busy the machine is; simulated in the demo, whose badge says so. */
export function LiveFigures({ health }: FiguresProps) {
  const { number } = useFormat();
  const isLoading = health === undefined;
  const { users = 0, load = null, connections = 0, responseTime = 0 } = health?.live ?? {};
  return (
    <section aria-labelledby="live-figures">
      <Title order={2} size="h4" mb="sm" id="live-figures">
        {t('live')}
      </Title>
      <StatCardRow label={t('live')}>
        <StatCard label={t('liveUsers')} value={number(users)} isLoading={isLoading} />
        <StatCard
          label={t('liveLoad')}
          value={load === null ? t('notMeasured') : t('percent', { value: load })}
          isLoading={isLoading}
        />
        <StatCard label={t('liveConnections')} value={number(connections)} isLoading={isLoading} />
        <StatCard
          label={t('liveResponse')}
          value={t('milliseconds', { value: responseTime })}
          isLoading={isLoading}
        />
      </StatCardRow>
    </section>
  );
}

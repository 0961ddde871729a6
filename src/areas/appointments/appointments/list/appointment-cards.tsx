import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { useAppointmentCounts } from '../appointment.hooks.ts';
import { t } from '../appointments.texts.ts';

/** The four figures over the list. */
export function AppointmentCards() {
  const { number } = useFormat();
  const { data, isPending } = useAppointmentCounts();
  const shown = (count: number | undefined) => (count === undefined ? '–' : number(count));
  const card = { isLoading: isPending };
  return (
    <StatCardRow label={t('figures')}>
      <StatCard {...card} label={t('total')} value={shown(data?.total)} icon="calendar" />
      <StatCard {...card} label={t('today')} value={shown(data?.today)} icon="clock" tone="info" />
      <StatCard
        {...card}
        label={t('scheduledCount')}
        value={shown(data?.scheduled)}
        icon="clipboard"
        tone="warning"
      />
      <StatCard
        {...card}
        label={t('completedCount')}
        value={shown(data?.completed)}
        icon="check"
        tone="success"
      />
    </StatCardRow>
  );
}

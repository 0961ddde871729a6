import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { usePatientCounts } from '../patient.hooks.ts';
import { t } from '../patients.texts.ts';

/** The three figures over the list. */
export function PatientCards() {
  const { number } = useFormat();
  const { data, isPending } = usePatientCounts();
  const shown = (count: number | undefined) => (count === undefined ? '–' : number(count));
  return (
    <StatCardRow label={t('figures')}>
      <StatCard label={t('totalPatients')} value={shown(data?.total)} icon="users" isLoading={isPending} />
      <StatCard
        label={t('activePatients')}
        value={shown(data?.active)}
        icon="check"
        tone="success"
        isLoading={isPending}
      />
      <StatCard
        label={t('newToday')}
        value={shown(data?.newToday)}
        icon="plus"
        tone="info"
        isLoading={isPending}
      />
    </StatCardRow>
  );
}

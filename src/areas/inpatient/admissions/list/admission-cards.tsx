import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { useBedCounts } from '../../beds/bed.hooks.ts';
import { bedIcon } from '../../inpatient.icons.ts';
import { useAdmissionCounts } from '../admission.hooks.ts';
import { t } from '../admissions.texts.ts';

/** The four figures over the list. */
export function AdmissionCards() {
  const { number } = useFormat();
  const admissions = useAdmissionCounts();
  const beds = useBedCounts();
  const shown = (count: number | undefined) => (count === undefined ? '–' : number(count));
  return (
    <StatCardRow label={t('figures')}>
      <StatCard
        label={t('activeAdmissions')}
        value={shown(admissions.data?.active)}
        icon="users"
        isLoading={admissions.isPending}
      />
      <StatCard
        label={t('availableBeds')}
        value={shown(beds.data?.available)}
        icon={bedIcon}
        tone="success"
        isLoading={beds.isPending}
      />
      <StatCard
        label={t('occupiedBeds')}
        value={shown(beds.data?.occupied)}
        icon="user"
        tone="info"
        isLoading={beds.isPending}
      />
      <StatCard
        label={t('pendingDischarges')}
        value={shown(admissions.data?.pendingDischarges)}
        icon="clock"
        tone="warning"
        isLoading={admissions.isPending}
      />
    </StatCardRow>
  );
}
